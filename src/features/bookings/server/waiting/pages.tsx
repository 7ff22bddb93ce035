// The pages of the waiting list. Opening one changes nothing: mail scanners open every link.
import { definePage, type Page } from '../../../../platform/server/pages/page.ts';
import { waitingPage as messages } from '../../messages/waiting.ts';
import { BOOKING_PATH, WAITING_LEFT_PATH, WAITING_PATH } from '../../paths.ts';
import {
  WaitingLeftPage,
  WaitingPage,
  waitingTitle,
  type WaitingPageProps,
} from '../../site/waiting-page.tsx';
import type { WaitingList } from './waiting-list.ts';

export function waitingPages({ stateOf }: Pick<WaitingList, 'stateOf'>): Page[] {
  return [
    definePage<WaitingPageProps>({
      path: WAITING_PATH,
      isPrivate: true,
      load: async ({ params: { code = '' }, refusedForm }) => {
        const state = await stateOf(code);
        const data = { code, state, refused: refusedForm?.problem.message };
        return { kind: 'page', data, tags: [], status: state.kind === 'over' ? 410 : 200 };
      },
      head: ({ state }) => ({
        title: waitingTitle(state),
        description: messages.description,
        canonicalPath: BOOKING_PATH,
      }),
      view: (data) => <WaitingPage {...data} />,
    }),
    definePage({
      path: WAITING_LEFT_PATH,
      load: async () => ({ kind: 'page', data: undefined, tags: [] }),
      head: () => ({
        title: messages.left.title,
        description: messages.description,
        canonicalPath: WAITING_LEFT_PATH,
        isNoIndex: true,
      }),
      view: () => <WaitingLeftPage />,
    }),
  ];
}
