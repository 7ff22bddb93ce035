// Pictures of a tyre: what was uploaded, else the rendered tyre and tread; the drawn measures always come last.
import { Picture } from '../../../../platform/ui/picture.tsx';
import { productMessages as texts } from '../../messages/site.ts';
import { pictureOf } from '../../product/product-picture.ts';
import type { ProductDetail } from '../../product/product-view.ts';
import { tyrePicture } from '../../product/tyre-picture.ts';
import { CrossSection } from '../drawings/cross-section.tsx';
import { TyrePicture } from '../drawings/tyre-picture.tsx';

import styles from './product-gallery.module.css';

export function ProductGallery({ product, name }: { product: ProductDetail; name: string }) {
  const uploaded = [product.images.pattern, ...product.images.gallery].filter((url) => url !== null);
  const rendered = tyrePicture({ ...product, ...product.size, manufacturer: product.manufacturer.name });
  return (
    <section className={styles.gallery} aria-label={texts.gallery}>
      <TyrePicture {...pictureOf(product)} alt={name} isFirst className={styles.main} />
      {uploaded.map((url) => (
        <Picture key={url} src={url} width={600} height={450} alt={name} className={styles.thumb} />
      ))}
      {uploaded.length === 0 && !product.thumbnail && (
        <Picture
          src={rendered.tread.url}
          width={rendered.tread.widthPx}
          height={rendered.tread.heightPx}
          alt={texts.treadAlt(name)}
          isRender
          className={styles.thumb}
        />
      )}
      <div className={styles.thumb}>
        <CrossSection size={product.size} />
      </div>
    </section>
  );
}
