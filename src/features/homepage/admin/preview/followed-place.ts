// Which place of the home page the preview shows: that of the field in use, first the beginning of the open part.
import { useEffect, useState, type RefObject } from 'react';

import type { EditorPart } from '../../editor-draft.ts';
import { FINANCING_ID } from '../../hero.ts';

const FIRST_PLACES: Record<EditorPart, string> = {
  hero: '',
  image: '',
  content: 'intro',
  financing: FINANCING_ID,
};

/** An id on the page, '' for its top. Fields name theirs by `data-place` on an element around them. */
export function useFollowedPlace(form: RefObject<HTMLElement | null>, part: EditorPart): string {
  const [followed, setFollowed] = useState<{ part: EditorPart; place: string }>();
  useEffect(() => {
    const { current } = form;
    const follow = ({ target }: FocusEvent): void => {
      const holder = target instanceof Element && target.closest<HTMLElement>('[data-place]');
      const place = holder ? holder.dataset['place'] : undefined;
      if (place !== undefined) setFollowed({ part, place });
    };
    current?.addEventListener('focusin', follow);
    return () => current?.removeEventListener('focusin', follow);
  }, [form, part]);
  return followed?.part === part ? followed.place : FIRST_PLACES[part];
}
