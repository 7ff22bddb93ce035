// Selects words in a text area.

/** Scrolls to them approximately: a text area does not expose the position of its lines. */
export function selectWords(
  area: HTMLTextAreaElement | null | undefined,
  { start, end }: { start: number; end: number },
): void {
  if (!area) return;
  area.focus();
  area.setSelectionRange(start, end);
  area.scrollTop = (area.scrollHeight * start) / Math.max(1, area.value.length) - area.clientHeight / 2;
}
