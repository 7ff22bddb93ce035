// Toasts of the back office: those shown now, and the last ten for the message list.
export type ToastTone = 'info' | 'ok' | 'bad';

export interface ToastMessage {
  text: string;
  /** 'ok' green, 'bad' red, otherwise blue. */
  tone?: ToastTone | undefined;
  /** How long it is shown while neither hovered nor focused; 3 s by default. */
  durationMs?: number | undefined;
  /** One button, such as undo. The message leaves when it is pressed. */
  action?: { label: string; run: () => void } | undefined;
}

export interface ShownToast extends ToastMessage {
  readonly id: number;
  readonly at: Date;
}

interface Toasts {
  readonly shown: readonly ShownToast[];
  /** Newest first. */
  readonly recent: readonly ShownToast[];
}

const DEFAULT_MS = 3_000;
const UNDO_MS = 10_000;
const MAX_SHOWN = 3;
const MAX_RECENT = 10;

let state: Toasts = { shown: [], recent: [] };
let lastId = 0;
const listeners = new Set<() => void>();

/** Shows a toast; returns a function that removes it. An error must also be shown in the page, where it stays. */
export function showToast(message: ToastMessage): () => void {
  lastId += 1;
  const toast = { ...message, id: lastId, at: new Date() };
  become({
    shown: [...state.shown, toast].slice(-MAX_SHOWN),
    recent: [toast, ...state.recent].slice(0, MAX_RECENT),
  });
  return () => dismissToast(toast.id);
}

/** Reports a removal and offers to undo it for ten seconds; `label` is the button's, such as 'Kumoa'. */
export function showUndo(text: string, label: string, undo: () => void): () => void {
  return showToast({ text, durationMs: UNDO_MS, action: { label, run: undo } });
}

export function dismissToast(id: number): void {
  become({ ...state, shown: state.shown.filter((toast) => toast.id !== id) });
}

/** How long a message stays, in milliseconds. */
export function toastDurationMs({ durationMs }: ToastMessage): number {
  return durationMs ?? DEFAULT_MS;
}

/** For `useSyncExternalStore`. */
export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function currentToasts(): Toasts {
  return state;
}

function become(next: Toasts): void {
  state = next;
  for (const listener of listeners) listener();
}
