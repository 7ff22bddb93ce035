// The process that decodes one uploaded picture and ends: what a hostile file breaks, it breaks here.
import { allowOnlyPhotographs, remakePicture } from './remake-picture.ts';

allowOnlyPhotographs();
process.once('message', (bytes) => {
  if (!(bytes instanceof Uint8Array)) process.exit(1);
  void remakePicture(bytes).then((remade) => process.send?.(remade, () => process.exit(0)));
});
process.once('disconnect', () => process.exit(1));
