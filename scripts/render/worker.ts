/** A thread that takes one ordered picture after the other and answers with raw RGBA. */
import { parentPort } from 'node:worker_threads';

import type { PictureOrder } from './orders.ts';
import { takePicture } from './picture.ts';
import { buildScene } from './scene.ts';

async function answer(order: PictureOrder): Promise<void> {
  const scene = await buildScene(order.scene);
  const pixels = takePicture(scene, order.camera, order.exposure);
  parentPort?.postMessage(pixels, [pixels.buffer]);
}

parentPort?.on('message', (order: PictureOrder) => {
  void answer(order);
});
