// What offers, campaigns and newsletters brought.
import { Link } from 'react-router';

import { formatDate, formatDateClock, formatNearClock } from '../../../platform/contract/dates.ts';
import { euroText } from '../../../platform/contract/money.ts';
import { Badge } from '../../../platform/ui/badge.tsx';
import { productFormPath } from '../../catalogue/tyres-tab-path.ts';
import type { CampaignFigures, NewsletterFigures, OfferFigures, Statistics } from '../contract.ts';
import { campaignTexts, newsletterTexts, offerTexts } from '../messages.ts';
import type { FigureColumn } from './figures-table.tsx';
import { Days, Part, Rows, type Range } from './parts.tsx';

const CAMPAIGNS_PATH = '/admin/campaigns';
const NEWSLETTERS_PATH = '/admin/newsletters';

const OFFER_COLUMNS: readonly FigureColumn<OfferFigures>[] = [
  {
    name: offerTexts.columns.name,
    value: ({ name }) => name,
    cell: (tyre) => <Link to={productFormPath(tyre)}>{tyre.name}</Link>,
  },
  { name: offerTexts.columns.size, value: ({ size }) => size },
  {
    name: offerTexts.columns.price,
    value: ({ price }) => price,
    cell: ({ price }) => euroText(price),
    isFigure: true,
  },
  {
    name: offerTexts.columns.ran,
    value: ({ startDate, endDate }) =>
      `${formatDate(startDate)} – ${endDate === null ? offerTexts.whileStock : formatDate(endDate)}`,
  },
  { name: offerTexts.columns.views, value: ({ views }) => views, isFigure: true },
  { name: offerTexts.columns.bookings, value: ({ bookings }) => bookings, isFigure: true },
  { name: offerTexts.columns.enquiries, value: ({ enquiries }) => enquiries, isFigure: true },
];

export function OffersPart({ offers, ...range }: Pick<Statistics, 'offers'> & Range) {
  const { title, note, table, file, empty } = offerTexts;
  if (!offers) return <Part title={title}>{null}</Part>;
  return (
    <Part title={title} note={note}>
      <Rows
        caption={table}
        file={file}
        rows={offers}
        columns={OFFER_COLUMNS}
        keyOf={({ _id, startDate, price }) => `${_id} ${startDate} ${price}`}
        empty={empty}
        {...range}
      />
    </Part>
  );
}

const CAMPAIGN_COLUMNS: readonly FigureColumn<CampaignFigures>[] = [
  {
    name: campaignTexts.columns.name,
    value: ({ name }) => name,
    cell: ({ name }) => <Link to={CAMPAIGNS_PATH}>{name}</Link>,
  },
  {
    name: campaignTexts.columns.days,
    value: ({ startDate, endDate }) => `${formatDate(startDate)} – ${formatDate(endDate)}`,
  },
  { name: campaignTexts.columns.openings, value: ({ openings }) => openings, isFigure: true },
];

export function CampaignsPart({ campaigns, ...range }: Pick<Statistics, 'campaigns'> & Range) {
  const { title, note, plot, daysColumn, table, file, empty } = campaignTexts;
  if (!campaigns) return <Part title={title}>{null}</Part>;
  const { days, rows } = campaigns;
  return (
    <Part title={title} note={note}>
      {rows.length > 0 && (
        <Days
          title={plot(days.reduce((sum, { count }) => sum + count, 0))}
          file={file}
          days={days}
          columns={[{ name: daysColumn, value: ({ count }) => count, isFigure: true }]}
          {...range}
        />
      )}
      <Rows
        caption={table}
        file={file}
        rows={rows}
        columns={CAMPAIGN_COLUMNS}
        keyOf={({ _id }) => _id}
        empty={empty}
        {...range}
      />
    </Part>
  );
}

const NEWSLETTER_COLUMNS: readonly FigureColumn<NewsletterFigures>[] = [
  {
    name: newsletterTexts.columns.subject,
    value: ({ subject }) => subject,
    cell: ({ _id, subject, isFiled }) => (
      <>
        <Link to={`${NEWSLETTERS_PATH}/${_id}/delivery`}>{subject}</Link>{' '}
        {isFiled && <Badge tone="warn">{newsletterTexts.filed}</Badge>}
      </>
    ),
  },
  {
    name: newsletterTexts.columns.sentAt,
    value: ({ sentAt }) => formatDateClock(new Date(sentAt)),
    cell: ({ sentAt }) => formatNearClock(new Date(sentAt)),
  },
  // Emails written to files were accepted by no server.
  {
    name: newsletterTexts.columns.accepted,
    value: ({ acceptedCount, isFiled }) => (isFiled ? 0 : acceptedCount),
    isFigure: true,
  },
  { name: newsletterTexts.columns.failed, value: ({ failedCount }) => failedCount, isFigure: true },
  {
    name: newsletterTexts.columns.clicks,
    value: ({ clickCount }) => clickCount ?? newsletterTexts.notCounted,
    isFigure: true,
  },
  { name: newsletterTexts.columns.left, value: ({ unsubscribedCount }) => unsubscribedCount, isFigure: true },
];

export function NewslettersPart({ newsletters, ...range }: Pick<Statistics, 'newsletters'> & Range) {
  const { title, note, table, file, empty } = newsletterTexts;
  if (!newsletters) return <Part title={title}>{null}</Part>;
  return (
    <Part title={title} note={note}>
      <Rows
        caption={table}
        file={file}
        rows={newsletters}
        columns={NEWSLETTER_COLUMNS}
        keyOf={({ _id }) => _id}
        empty={empty}
        {...range}
      />
    </Part>
  );
}
