// A disk without room for pictures: reported, nothing half written, and forgotten once there is room.
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { makePicture, multipartOf } from '../builders/pictures.ts';
import type { ProductProcess } from '../product-process.ts';
import { mayMountDisks, mountDisk, signIn, unmountDisk, withFaultShop } from './shop.ts';

const shop = withFaultShop({ isNew: true });
const canMount = await mayMountDisks();

async function upload({ url }: ProductProcess, staff: { authorization: string }, content: Uint8Array) {
  const { payload, headers } = multipartOf('image', content);
  const answer = await fetch(`${url}/api/upload`, {
    method: 'POST',
    headers: { ...staff, ...headers },
    body: new Uint8Array(payload),
  });
  const { message = '', imageUrl = '' } = await answer.json();
  return { status: answer.status, message: String(message), imageUrl: String(imageUrl) };
}

// The pictures are on a separate disk here: the database has room, so that only they can fail.
test.runIf(canMount)(
  'without room for images an upload is refused in words, and works once there is room',
  async () => {
    const folder = join(shop.dataDir, 'files');
    await mkdir(folder);
    await mountDisk(folder, 2);
    try {
      const product = await shop.start();
      await product.ready();
      const staff = await signIn(product);
      const picture = await makePicture('jpeg', 1400, 900);
      const first = await upload(product, staff, picture);
      expect(first.status).toBe(201);
      const before = await readdir(folder);

      const inTheWay = join(folder, 'in-the-way');
      await writeFile(inTheWay, Buffer.alloc(4 * 1024 * 1024)).catch(() => undefined);
      for (let round = 0; round < 3; round += 1) {
        const refused = await upload(product, staff, picture);
        expect(refused).toMatchObject({ status: 507, message: expect.stringMatching(/^[A-ZÅÄÖ].*\.$/) });
      }
      expect((await readdir(folder)).toSorted()).toEqual([...before, 'in-the-way'].toSorted());
      expect((await fetch(product.url + first.imageUrl)).status).toBe(200);
      expect((await fetch(`${product.url}/`)).status).toBe(200);

      await rm(inTheWay);
      expect((await upload(product, staff, picture)).status).toBe(201);
      expect(product.child.exitCode).toBe(null);
    } finally {
      await unmountDisk(folder);
    }
  },
);
