// The large search field of the tyre pages; the same box as in the header, with a visible label.
import { Island } from '../../../platform/ui/island.tsx';
import { SearchBox } from './search-box.island.tsx';

export function SearchForm({ text }: { text: string }) {
  return (
    <Island name="catalogue/search-box" component={SearchBox} props={{ initialText: text, isLarge: true }} />
  );
}
