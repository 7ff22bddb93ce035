// A tracking as the API answers it, and as its row.
import { centsToEuros } from '../../../platform/contract/money.ts';
import type { TrackingInput, Tracking, TrackingStatus } from '../contract.ts';
import type { ReadingPoint, TrackingRow, TrackingValues } from './store.ts';

export function valuesOf(sent: TrackingInput): TrackingValues {
  return {
    name: sent.name,
    url: sent.url,
    selector: sent.selector,
    productName: sent.productName,
    product: sent.productId,
    trackingType: sent.trackingType,
    isEnabled: sent.isEnabled,
    notifyIncrease: sent.notifications.priceIncrease,
    notifyDecrease: sent.notifications.priceDecrease,
    recipients: [...new Set(sent.notifications.emailRecipients)],
    timeoutMs: sent.crawlSettings.timeout,
    attempts: sent.crawlSettings.retryAttempts,
  };
}

/** `points`: of this tracking, the latest first. */
export function trackingOf(row: TrackingRow, points: readonly ReadingPoint[], now: Date): Tracking {
  const prices = points.flatMap(({ at, priceCents: cents }) =>
    cents === null ? [] : [{ price: centsToEuros(cents), changedAt: at.toISOString() }],
  );
  const changes = points.filter(({ priceCents: cents }) => cents === null);
  return {
    _id: row.id,
    name: row.name,
    url: row.url,
    selector: row.selector,
    productName: row.productName,
    productId: row.product,
    trackingType: row.trackingType,
    status: statusOf(row),
    lastError: row.lastError,
    lastChecked: row.lastCheckedAt?.toISOString() ?? null,
    currentPrice: prices[0]?.price ?? null,
    previousPrice: prices[1]?.price ?? null,
    priceHistory: prices,
    contentChanges: changes.map(({ at, characters }) => ({ changedAt: at.toISOString(), characters })),
    notifications: {
      priceIncrease: row.notifyIncrease,
      priceDecrease: row.notifyDecrease,
      emailRecipients: row.recipients,
    },
    crawlSettings: { timeout: row.timeoutMs, retryAttempts: row.attempts },
    isEnabled: row.isEnabled,
    isChecking: row.checkingUntil !== null && row.checkingUntil > now,
    version: row.version,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

export function statusOf({ isEnabled, outcome }: TrackingRow): TrackingStatus {
  if (!isEnabled) return 'disabled';
  return outcome === 'error' || outcome === 'blocked' ? outcome : 'active';
}
