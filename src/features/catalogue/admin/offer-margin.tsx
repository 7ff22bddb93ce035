// What the price of an offer leaves over what the tyre cost.
import { euroText, formatPercent } from '../../../platform/contract/money.ts';
import { StatusDot } from '../../../platform/ui/badge.tsx';
import { Notice } from '../../../platform/ui/page/notice.tsx';
import { adminMessages } from '../messages/admin.ts';

const messages = adminMessages.offer;

interface OfferMarginProps {
  price: number;
  /** In percent of the purchase price; null: that is unknown. */
  marginPercent: number | null;
  /** Beside the price in a list: a loss alone. */
  isInRow?: boolean;
}

export function OfferMargin({ price, marginPercent, isInRow = false }: OfferMarginProps) {
  if (marginPercent === null) return null;
  const isLoss = marginPercent < 0;
  if (isInRow) return isLoss && <StatusDot tone="warn">{messages.lossInRow}</StatusDot>;
  if (!isLoss) return <p>{messages.margin(euroText(price), formatPercent(marginPercent / 100))}</p>;
  return (
    <Notice tone="warn" role="status">
      {messages.loss(euroText(price))}
    </Notice>
  );
}
