// Whether a tyre is there, in words, with how long the supplier takes where the shop promises that.
import { workingDays } from '../../shop-profile/messages-promises.ts';
import { catalogueMessages as messages } from '../messages/catalogue.ts';
import type { StockView } from '../product/product-view.ts';

/** 'yli 20 kpl' when there are more than were counted. */
export function piecesText({ count, isMinimum }: Pick<StockView, 'count' | 'isMinimum'>): string {
  return isMinimum ? messages.stock.moreThan(count) : messages.stock.pieces(count);
}

/** 'Toimittajalla, 2–3 arkipäivää, 8 kpl'; `deliveryDays` is empty where the shop promises none. */
export function stockText(stock: StockView, deliveryDays: string): string {
  if (stock.kind !== 'supplier' || deliveryDays === '') return stock.text;
  return [messages.stock.supplier, workingDays.howLong(deliveryDays), piecesText(stock)].join(', ');
}
