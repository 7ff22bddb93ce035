// Shows words within a text area.

/** Selects them and brings them into sight, about: a text area does not tell where its lines are. */
export function selectWords(
  area: HTMLTextAreaElement | null | undefined,
  { start, end }: { start: number; end: number },
): void {
  if (!area) return;
  area.focus();
  area.setSelectionRange(start, end);
  area.scrollTop = (area.scrollHeight * start) / Math.max(1, area.value.length) - area.clientHeight / 2;
}
