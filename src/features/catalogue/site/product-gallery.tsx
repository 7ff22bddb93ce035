// Pictures of a tyre: what was uploaded, else the rendered tyre and tread; the drawn measures always come last.
import { productMessages as texts, cardMessages } from '../messages-site.ts';
import { pictureOf } from '../product-picture.ts';
import type { ProductDetail } from '../product-view.ts';
import { tyrePicture } from '../tyre-picture.ts';
import { CrossSection } from './cross-section.tsx';
import { TyrePicture } from './tyre-picture.tsx';

import styles from './product-gallery.module.css';

export function ProductGallery({ product, name }: { product: ProductDetail; name: string }) {
  const uploaded = [product.images.pattern, ...product.images.gallery].filter((url) => url !== null);
  const rendered = tyrePicture({ ...product, ...product.size, manufacturer: product.manufacturer.name });
  return (
    <section className={styles.gallery} aria-label={texts.gallery}>
      <TyrePicture
        {...pictureOf(product)}
        alt={cardMessages.pictureAlt(name)}
        isFirst
        className={styles.main}
      />
      {uploaded.map((url) => (
        <div key={url} className={styles.thumb} data-picture="loading">
          <img src={url} alt={name} loading="lazy" decoding="async" />
        </div>
      ))}
      {uploaded.length === 0 && !product.thumbnail && (
        <div className={styles.thumb} data-picture="loading">
          <img
            src={rendered.tread.url}
            width={rendered.tread.widthPx}
            height={rendered.tread.heightPx}
            alt={texts.treadAlt(name)}
            loading="lazy"
            decoding="async"
          />
        </div>
      )}
      <div className={styles.thumb}>
        <CrossSection size={product.size} />
      </div>
    </section>
  );
}
