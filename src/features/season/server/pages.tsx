import { breadcrumbData } from '../../../platform/server/pages/breadcrumb-data.ts';
// The page of the season, and today's advice as a picture.
import { definePage, type Page } from '../../../platform/server/pages/page.ts';
import { crumbsTo } from '../../pages/site/guides/guide-parts.tsx';
import { seasonPageMessages as messages } from '../messages.ts';
import { SEASON_PATH } from '../paths.ts';
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
      jsonLd: [breadcrumbData(crumbsTo(messages.title), publicUrl)],
      share: { title: messages.title, detail: season.isExample ? '' : season.sentence },
    }),
    view: (data) => <SeasonPage {...data} />,
  });
}
