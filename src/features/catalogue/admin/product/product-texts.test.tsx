// The form of a product as it is drawn for one that is new.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';

import { productTextNames } from '../../messages/catalogue.ts';
import { PRODUCT_TEXTS } from '../../product/product-fields.ts';
import { ProductFields } from './product-fields.tsx';
import { useProductForm } from './use-product-form.ts';

function NewProduct() {
  return <ProductFields form={useProductForm({ sizeId: 'size', onSaved: () => undefined })} />;
}

test.each(PRODUCT_TEXTS)('the form of a product has a field for its text %s', (name) => {
  const html = renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <NewProduct />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  expect(html).toContain(productTextNames[name]);
  expect(html).toContain(`name="details.${name}"`);
});
