// Places an element by numbers that only a program knows; the security policy allows no style in markup.

/** Sets custom properties of the element, such as `--from`, for its style sheet: `ref={placedAt({ from: 30 })}`. */
export function placedAt(values: Readonly<Record<string, number>>): (element: HTMLElement | null) => void {
  return (element) => {
    for (const [name, value] of Object.entries(values)) {
      element?.style.setProperty(`--${name}`, String(value));
    }
  };
}
