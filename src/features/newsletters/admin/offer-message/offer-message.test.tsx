// The panel of the offer message as it is drawn: while offers load, with offers, and without any.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';

import { offersQuery, type Offer } from './offer-list.tsx';
import { OfferMessagePanel } from './offer-message.tsx';

const offer: Offer = {
  _id: '01a1fe45-2c93-7e53-a41d-2d4811cd1114',
  sizeId: '01a1fe45-2c93-7e53-a41d-2d4811cd1115',
  manufacturer: 'Nokian',
  model: 'Hakkapeliitta R5',
  size: '205/55R16',
  category: 'winter',
  originalPrice: 149,
  salePrice: 131,
  referencePrice: 149,
  discountPercent: 12,
  name: 'Tarjous',
  description: '',
  endDate: '2026-12-08',
  stock: 8,
  stockIsMinimum: false,
};

/** `undefined`: they are on their way. */
function drawn(offers: Offer[] | undefined): string {
  const queries = new QueryClient();
  if (offers) queries.setQueryData(offersQuery.queryKey, offers);
  const panel = <OfferMessagePanel onUse={() => undefined} />;
  const router = createMemoryRouter([{ path: '/', element: panel }]);
  const html = renderToStaticMarkup(
    <QueryClientProvider client={queries}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return html.replaceAll('\u00A0', ' ');
}

test('offers are listed with price, percent, end and stock; the tone is exciting by default', () => {
  const html = drawn([
    offer,
    { ...offer, _id: `${offer._id.slice(0, -1)}5`, endDate: null, stock: 20, stockIsMinimum: true },
  ]);
  expect(html).toContain('Tarjousviestin luonti');
  expect(html).toContain('205/55R16 · 131,00 € (−12 %) · 8.12.2026 asti · 8 kpl');
  expect(html).toContain('kunnes loppuu · yli 20 kpl');
  expect(html).toMatch(
    /<input[^>]*checked=""[^>]*value="exciting"|<input[^>]*value="exciting"[^>]*checked=""/,
  );
  for (const tone of ['formal', 'casual', 'urgent']) expect(html).toContain(`value="${tone}"`);
  expect(html).toContain('Luo viesti');
});

test('while offers load, nothing is said to be missing', () => {
  const html = drawn(undefined);
  expect(html).not.toContain('Ei tarjouksessa olevia');
  expect(html).toContain('Tarjousviestin luonti');
});

test('without offers the panel says so and requests nothing', () => {
  const html = drawn([]);
  expect(html).toContain('Ei tarjouksessa olevia tuotteita löytynyt. Lisää ensin tuotteita tarjoukseen.');
  expect(html).not.toContain('Luo viesti');
});
