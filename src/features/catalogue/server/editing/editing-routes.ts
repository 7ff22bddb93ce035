// The calls by which staff edit the catalogue, its offers and its prices.
import { route, type BoundRoute } from '../../../../platform/server/http/routes.ts';
import * as editing from '../../contract/editing.ts';
import * as offers from '../../contract/offers.ts';
import * as prices from '../../contract/prices.ts';
import { getReadiness } from '../../contract/readiness.ts';
import * as selection from '../../contract/selection.ts';
import * as sheet from '../../contract/sheet.ts';
import { sheetExport } from '../../messages/sheet.ts';
import { priceChanging } from '../prices/price-changing.ts';
import { readPriceHistory } from '../prices/price-history.ts';
import { listSales } from '../prices/sales.ts';
import { listReadiness } from '../sheet/readiness-store.ts';
import { tyreSheet } from '../sheet/sheet.ts';
import type { EditTools } from './editing.ts';
import { manufacturerEditing } from './manufacturer-editing.ts';
import { offerEditing } from './offer-editing.ts';
import { productEditing } from './product-editing.ts';
import { selectedEditing } from './selected-editing.ts';
import { sizeEditing } from './size-editing.ts';

export function editingRoutes(tools: EditTools): BoundRoute[] {
  return [
    ...manufacturerRoutes(tools),
    ...sizeRoutes(tools),
    ...productRoutes(tools),
    ...offerRoutes(tools),
    ...sheetRoutes(tools),
    ...selectionRoutes(tools),
    route(getReadiness, ({ query }) => listReadiness(tools.db, query)),
  ];
}

function manufacturerRoutes(tools: EditTools): BoundRoute[] {
  const manufacturers = manufacturerEditing(tools);
  return [
    route(editing.createManufacturer, ({ body }) => manufacturers.createManufacturer(body)),
    route(editing.putManufacturer, ({ params, body }) => manufacturers.updateManufacturer(params.id, body)),
    route(editing.deleteManufacturer, async ({ params }) => {
      await manufacturers.removeManufacturer(params.id);
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
    route(offers.restoreOffer, ({ params }) => offering.restoreOffer(params)),
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

function selectionRoutes(tools: EditTools): BoundRoute[] {
  const selected = selectedEditing(tools);
  return [
    route(selection.withdrawSelected, ({ body }) => selected.withdraw(body.selection)),
    route(selection.restoreSelected, ({ body }) => selected.restore(body.ids)),
    route(selection.previewSelectedOffer, ({ body }) => selected.previewOffer(body)),
    route(selection.offerSelected, ({ body }) => selected.offer(body)),
    route(selection.endSelectedOffers, ({ body }) => selected.endOffers(body.ids, body.at)),
  ];
}
