// The calls by which staff edit the catalogue, its offers and its prices.
import { route } from '../../../platform/server/http/routes.ts';
import type { BoundRoute } from '../../../platform/server/http/routes.ts';
import * as editing from '../contract-editing.ts';
import * as offers from '../contract-offers.ts';
import * as prices from '../contract-prices.ts';
import { getReadiness } from '../contract-readiness.ts';
import * as sheet from '../contract-sheet.ts';
import { sheetExport } from '../messages-sheet.ts';
import type { EditTools } from './editing.ts';
import { makerEditing } from './maker-editing.ts';
import { offerEditing } from './offer-editing.ts';
import { priceChanging } from './price-changing.ts';
import { readPriceHistory } from './price-history.ts';
import { productEditing } from './product-editing.ts';
import { listReadiness } from './readiness-store.ts';
import { listSales } from './sales.ts';
import { tyreSheet } from './sheet.ts';
import { sizeEditing } from './size-editing.ts';

export function editingRoutes(tools: EditTools): BoundRoute[] {
  return [
    ...makerRoutes(tools),
    ...sizeRoutes(tools),
    ...productRoutes(tools),
    ...offerRoutes(tools),
    ...sheetRoutes(tools),
    route(getReadiness, ({ query }) => listReadiness(tools.db, query)),
  ];
}

function makerRoutes(tools: EditTools): BoundRoute[] {
  const makers = makerEditing(tools);
  return [
    route(editing.createManufacturer, ({ body }) => makers.createMaker(body)),
    route(editing.putManufacturer, ({ params, body }) => makers.updateMaker(params.id, body)),
    route(editing.deleteManufacturer, async ({ params }) => {
      await makers.removeMaker(params.id);
      return undefined;
    }),
  ];
}

function sizeRoutes(tools: EditTools): BoundRoute[] {
  const sizes = sizeEditing(tools);
  return [
    route(editing.createSize, ({ body }) => sizes.createSize(body)),
    route(editing.putSize, ({ params, body }) => sizes.updateSize(params.sizeId, body)),
    route(editing.deleteSize, async ({ params, query }) => {
      await sizes.removeSize(params.sizeId, query.force === 'true');
      return undefined;
    }),
    route(editing.restoreSize, ({ params }) => sizes.restoreSize(params.sizeId)),
  ];
}

function productRoutes(tools: EditTools): BoundRoute[] {
  const products = productEditing(tools);
  return [
    route(editing.createProduct, ({ params, body }) => products.createProduct(params.sizeId, body)),
    route(editing.getProduct, ({ params }) => products.getProduct(params)),
    route(editing.putProduct, ({ params, body }) => products.updateProduct(params, body)),
    route(editing.deleteProduct, async ({ params }) => {
      await products.removeProduct(params);
      return undefined;
    }),
    route(editing.restoreProduct, ({ params }) => products.restoreProduct(params)),
    route(editing.putStock, ({ params, body }) => products.setStock(params, body)),
    route(editing.releaseLocks, ({ params, body }) => products.releaseLocks(params, body)),
    route(prices.getPriceHistory, ({ params }) => readPriceHistory(tools, params)),
  ];
}

function offerRoutes(tools: EditTools): BoundRoute[] {
  const offering = offerEditing(tools);
  const changing = priceChanging(tools);
  return [
    route(offers.postOffer, ({ params, body }) => offering.putOnOffer(params, body)),
    route(offers.deleteOffer, ({ params }) => offering.takeOffOffer(params)),
    route(offers.previewOffer, ({ params, query }) => offering.previewOffer(params, query.price)),
    route(offers.listOffers, async ({ query, reply }) => {
      const { rows, total } = await listSales(tools, query);
      reply.header('x-total-count', total);
      return rows;
    }),
    route(prices.previewPriceChange, ({ body }) => changing.previewPriceChange(body.change)),
    route(prices.applyPriceChange, ({ body }) => changing.applyPriceChange(body.change, body.fingerprint)),
    route(prices.listPriceChanges, () => changing.listChanges()),
    route(prices.undoPriceChange, ({ params }) => changing.undoPriceChange(params.id)),
  ];
}

function sheetRoutes(tools: EditTools): BoundRoute[] {
  const rows = tyreSheet(tools);
  return [
    route(sheet.listSheet, async ({ query, reply }) => {
      const listed = await rows.listRows(query);
      reply.header('x-total-count', listed.total);
      return listed.rows;
    }),
    route(sheet.putSheetRow, ({ params, body }) => rows.setCells(params.productId, body)),
    route(sheet.exportSheet, async ({ body }) => ({
      fileName: sheetExport.file,
      text: await rows.exportRows(body.selection),
    })),
  ];
}
