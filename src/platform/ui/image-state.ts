// Sets the loading state of each <Picture> as data-picture: 'ready' was there before this ran (no fade),
// 'loaded' came later (fades in), 'failed' shows the words in the box.

/** Installed once by the site's and the back office's entry; pictures added later are covered too. */
export function installImageState(): void {
  const mark = (image: EventTarget | null, state: string): void => {
    if (image instanceof HTMLImageElement) {
      image.closest('[data-picture]')?.setAttribute('data-picture', state);
    }
  };
  for (const [type, state] of [
    ['load', 'loaded'],
    ['error', 'failed'],
  ] as const) {
    // Capture, because load and error do not bubble.
    document.addEventListener(type, ({ target }) => mark(target, state), true);
  }
  for (const image of document.images) {
    if (image.complete) mark(image, image.naturalWidth ? 'ready' : 'failed');
  }
}
