// How a tracking stands before staff, and in its row.
import { centsToEuros } from '../../../platform/contract/money.ts';
import type { SentTracking, Tracking, TrackingStatus } from '../contract.ts';
import type { ReadingPoint, TrackingRow, TrackingValues } from './store.ts';

export function valuesOf(sent: SentTracking): TrackingValues {
  return {
    name: sent.name,
    url: sent.url,
    selector: sent.selector,
    product_name: sent.productName,
    product: sent.productId,
    tracking_type: sent.trackingType,
    is_enabled: sent.isEnabled,
    notify_increase: sent.notifications.priceIncrease,
    notify_decrease: sent.notifications.priceDecrease,
    recipients: [...new Set(sent.notifications.emailRecipients)],
    timeout_ms: sent.crawlSettings.timeout,
    attempts: sent.crawlSettings.retryAttempts,
  };
}

/** `points`: of this tracking, the latest first. */
export function trackingOf(row: TrackingRow, points: readonly ReadingPoint[], now: Date): Tracking {
  const prices = points.flatMap(({ at, price_cents: cents }) =>
    cents === null ? [] : [{ price: centsToEuros(cents), changedAt: at.toISOString() }],
  );
  const changes = points.filter(({ price_cents: cents }) => cents === null);
  return {
    _id: row.id,
    name: row.name,
    url: row.url,
    selector: row.selector,
    productName: row.product_name,
    productId: row.product,
    trackingType: row.tracking_type,
    status: statusOf(row),
    lastError: row.last_error,
    lastChecked: row.last_checked_at?.toISOString() ?? null,
    currentPrice: prices[0]?.price ?? null,
    previousPrice: prices[1]?.price ?? null,
    priceHistory: prices,
    contentChanges: changes.map(({ at, characters }) => ({ changedAt: at.toISOString(), characters })),
    notifications: {
      priceIncrease: row.notify_increase,
      priceDecrease: row.notify_decrease,
      emailRecipients: row.recipients,
    },
    crawlSettings: { timeout: row.timeout_ms, retryAttempts: row.attempts },
    isEnabled: row.is_enabled,
    isChecking: row.checking_until !== null && row.checking_until > now,
    version: row.version,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}

export function statusOf({ is_enabled: isEnabled, outcome }: TrackingRow): TrackingStatus {
  if (!isEnabled) return 'disabled';
  return outcome === 'error' || outcome === 'blocked' ? outcome : 'active';
}
