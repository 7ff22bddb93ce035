// The form of a product, new or edited: its fields by name, and how it is saved.
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';

import { callApi } from '../../../../platform/browser/api.ts';
import type { FieldTable } from '../../../../platform/browser/form/field-table.ts';
import { useRecordForm } from '../../../../platform/browser/form/use-record-form.ts';
import { showToast } from '../../../../platform/browser/toasts.ts';
import { helsinkiDay } from '../../../../platform/contract/dates.ts';
import { euroText } from '../../../../platform/contract/money.ts';
import { shownSeason } from '../../../homepage/season.ts';
import { registerMessages as register } from '../../../label-register/messages-admin.ts';
import type { StaffProduct, createProduct, putProduct } from '../../contract/editing.ts';
import { adminMessages } from '../../messages/admin.ts';
import { productTextNames } from '../../messages/catalogue.ts';
import { ratingMessages } from '../../messages/label.ts';
import { PRODUCT_TEXTS, RATING_FIELDS } from '../../product/product-fields.ts';
import {
  NEW_PRODUCT,
  listOf,
  productBody,
  productFormSchemaFor,
  productValues,
  type ProductForm,
} from '../../product/product-form.ts';
import { ALL_TYRES, productQuery } from '../tyre-queries.ts';

const { product: messages, stock } = adminMessages;

/** Winter fields of a summer tyre mean nothing and are empty. */
function ofWinterTyre(text: (form: ProductForm) => string): (form: ProductForm) => string {
  return (form) => (form.type === 'winter' ? text(form) : '');
}

export const productTable: FieldTable<ProductForm> = [
  { name: 'sizeId', label: adminMessages.size.chosen, text: () => '' },
  { name: 'manufacturer', label: messages.manufacturer },
  { name: 'model', label: messages.model },
  { name: 'ean', label: messages.ean },
  { name: 'isXl', label: messages.isXl },
  { name: 'isRunFlat', label: messages.isRunFlat },
  { name: 'type', label: messages.type, text: ({ type }) => messages.seasons[type] },
  {
    name: 'winterType',
    label: messages.winterType,
    text: ofWinterTyre(({ winterType }) => messages.winterTypes[winterType]),
  },
  {
    name: 'hasSnowGrip',
    label: messages.hasSnowGrip,
    text: ofWinterTyre(({ hasSnowGrip }) => (hasSnowGrip ? messages.isSo : '')),
  },
  { name: 'price', label: messages.price },
  { name: 'financingPrice', label: messages.financing },
  { name: 'stock', label: messages.stock },
  { name: 'stockSource', label: stock.source, text: ({ stockSource }) => stock.sources[stockSource] },
  ...PRODUCT_TEXTS.map((text) => ({
    name: `details.${text}` as const,
    label: productTextNames[text],
  })),
  { name: 'details.features', label: messages.features, sentAs: 'details.features' },
  { name: 'details.fuelEfficiency', label: messages.fuelEfficiency },
  { name: 'details.wetGrip', label: messages.wetGrip },
  { name: 'details.noiseLevel', label: messages.noiseLevel },
  { name: 'details.noiseClass', label: messages.noiseClass },
  {
    name: 'hasIceGrip',
    label: register.fields.hasIceGrip,
    text: ofWinterTyre(({ hasIceGrip }) => (hasIceGrip ? messages.isSo : '')),
  },
  { name: 'loadIndex', label: register.fields.loadIndex },
  { name: 'twinLoadIndex', label: register.fields.twinLoadIndex },
  { name: 'speedSymbol', label: register.fields.speedSymbol },
  { name: 'eprelNumber', label: register.number },
  ...RATING_FIELDS.map((field) => ({
    name: `details.performanceRating.${field}` as const,
    label: `${ratingMessages.title}: ${ratingMessages[field]}`,
  })),
  { name: 'images.thumbnail', label: messages.thumbnail },
  { name: 'images.pattern', label: messages.pattern },
  { name: 'images.gallery', label: messages.gallery, sentAs: 'images.gallery' },
  { name: 'isOnOffer', label: messages.onOffer },
];

export type ProductFormState = ReturnType<typeof useProductForm>;

interface ProductFormOptions {
  /** Left out for a new one. */
  product?: StaffProduct | undefined;
  /** Size of a new one; '' while it is not chosen. */
  sizeId: string;
  onSaved: (product: StaffProduct) => void;
}

export function useProductForm({ product, sizeId, onSaved }: ProductFormOptions) {
  const queries = useQueryClient();
  const schema = useMemo(() => productFormSchemaFor(product), [product]);
  const [type] = useState(() => shownSeason(helsinkiDay(new Date())));
  return useRecordForm({
    name: 'product',
    schema,
    fields: productTable,
    stored: product,
    start: { ...NEW_PRODUCT, type, sizeId },
    valuesOf: productValues,
    save: ({ sizeId: ofSize, ...values }, { record, version, creationKey: idempotencyKey }) => {
      const body = productBody(values);
      if (record) {
        return callApi<typeof putProduct>('PUT /tires/sizes/:sizeId/products/:productId', {
          params: { sizeId: ofSize, productId: record._id },
          body: { ...body, version },
        });
      }
      // Features of a new tyre are typed as one text with commas.
      const features = values.details.features.flatMap(listOf);
      return callApi<typeof createProduct>('POST /tires/sizes/:sizeId/products', {
        params: { sizeId: ofSize },
        body: { ...body, details: { ...body.details, features } },
        idempotencyKey,
      });
    },
    reload: () => queries.query({ ...productQuery({ sizeId, productId: product?._id ?? '' }), staleTime: 0 }),
    invalidates: ALL_TYRES,
    onSaved: (saved, before) => {
      const { manufacturer, model, size: ofTyre, price } = saved;
      const cost = price > 0 ? euroText(price) : adminMessages.askPrice;
      const text = (before ? messages.updated : messages.created)(`${manufacturer} ${model} ${ofTyre}`, cost);
      showToast({ text, tone: 'ok' });
      onSaved(saved);
    },
  });
}
