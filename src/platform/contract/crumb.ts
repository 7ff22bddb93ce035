// A step of the way from the home page to a page, for its breadcrumbs and its structured data.

export interface Crumb {
  label: string;
  /** Left out on the present page, which is the last. */
  href?: string | undefined;
}
