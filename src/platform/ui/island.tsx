// Marks a part of a server-rendered page that React takes over on the first touch or focus.
import { createContext, useContext, type ComponentType, type ReactElement } from 'react';

/** Renders an island apart from the page, so that its ids are the same on both sides. */
export type RenderIsland = (element: ReactElement) => { html: string; idPrefix: string };

/** Given by the page renderer; without it (previews, tests of views) an island is rendered in place. */
export const IslandRenderContext = createContext<RenderIsland | undefined>(undefined);

export interface IslandProps<Props extends object> {
  /** '<slice>/<file>' of `src/features/<slice>/site/<file>.island.tsx`. */
  name: `${string}/${string}`;
  component: ComponentType<Props>;
  /** Plain JSON: it travels in the page. */
  props: Props;
  /**
   * 'touch' (default) hydrates on first pointer or focus inside it; 'visible' when it scrolls into view; 'load' at once, for a part
   * without which the page has nothing to show.
   */
  when?: 'touch' | 'visible' | 'load';
  className?: string | undefined;
}

export function Island<Props extends object>({
  name,
  component: Component,
  props,
  when = 'touch',
  className,
}: IslandProps<Props>) {
  const renderIsland = useContext(IslandRenderContext);
  const element = <Component {...props} />;
  if (!renderIsland) return <div className={className}>{element}</div>;
  const { html, idPrefix } = renderIsland(element);
  return (
    <div
      className={className}
      data-island={name}
      data-island-id={idPrefix}
      data-island-when={when}
      {...(when === 'load' && { 'data-hydrate-after': 0 })}
      data-island-props={JSON.stringify(props)}
      // The markup is our own component's, escaped by React.
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
