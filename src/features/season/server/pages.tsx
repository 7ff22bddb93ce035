// The page of the season, and today's advice as a picture.
import { formatDate } from '../../../platform/contract/dates.ts';
import { breadcrumbData } from '../../../platform/server/pages/breadcrumb-data.ts';
import { definePage, type Page } from '../../../platform/server/pages/page.ts';
import type { TextFile } from '../../../platform/server/pages/text-file.ts';
import { guideMessages } from '../../pages/messages/pages.ts';
import { badgeSvg } from '../badge.ts';
import { badgeMessages, seasonPageMessages as messages } from '../messages.ts';
import { SEASON_BADGE_PATH, SEASON_PATH } from '../paths.ts';
import { SeasonPage, type SeasonPageProps } from '../site/season-page.tsx';
import type { SeasonNow, SeasonSources } from './season.ts';

interface PageSources extends Pick<SeasonSources, 'shop'> {
  getSeason: () => Promise<SeasonNow>;
  publicUrl: string;
}

export function seasonPage({ shop, getSeason, publicUrl }: PageSources): Page {
  return definePage<SeasonPageProps>({
    path: SEASON_PATH,
    hasPageSheet: true,
    load: async ({ refusedForm }) => {
      const [{ profile }, { view, tags, expiresAt }] = await Promise.all([shop(), getSeason()]);
      return {
        kind: 'page',
        data: { profile, season: view, refused: refusedForm, publicUrl },
        tags,
        expiresAt,
      };
    },
    head: ({ profile, season }) => ({
      title: messages.headTitle,
      description: messages.description(profile.address.city),
      canonicalPath: SEASON_PATH,
      jsonLd: [
        breadcrumbData([{ label: guideMessages.home, href: '/' }, { label: messages.title }], publicUrl),
      ],
      share: { title: messages.title, detail: season.isExample ? '' : season.sentence },
    }),
    view: (data) => <SeasonPage {...data} />,
  });
}

/** For other sites of the shop. */
export function badgeFile(getSeason: PageSources['getSeason']): TextFile {
  return {
    path: SEASON_BADGE_PATH,
    contentType: 'image/svg+xml',
    isForOtherSites: true,
    make: async () => {
      const { view, tags, expiresAt } = await getSeason();
      const { sentence, place, isExample, today } = view;
      const { note, exampleNote } = badgeMessages;
      const body = badgeSvg({
        title: messages.title,
        sentence,
        note: isExample ? exampleNote : note(place, formatDate(today)),
      });
      return { body, tags, expiresAt };
    },
  };
}
