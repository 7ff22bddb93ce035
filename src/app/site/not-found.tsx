// The page for unknown addresses: 404 with a tyre for a zero, search and links.
import { ButtonLink } from '../../platform/ui/button.tsx';
import { SearchField } from '../../platform/ui/form/search-field.tsx';
import { FormPage } from '../../platform/ui/page/form-page.tsx';
import { usePageExists } from '../../platform/ui/page/known-pages.tsx';
import { notFoundMessages as messages, searchMessages } from '../messages.ts';

import layout from '../../platform/ui/style/layout.module.css';
import styles from './not-found.module.css';

const TYRES_PATH = '/renkaat';

export function SiteNotFound() {
  const pageExists = usePageExists();
  return (
    <FormPage
      title={messages.title}
      lead={messages.text}
      art={
        <p className={styles.code} aria-hidden="true">
          4<Tyre />4
        </p>
      }
    >
      <form action={TYRES_PATH} aria-label={searchMessages.label}>
        <SearchField
          label={searchMessages.field}
          name="search"
          placeholder={searchMessages.placeholder}
          maxLength={100}
          required
        />
      </form>
      <p className={layout.row}>
        {pageExists(TYRES_PATH) && (
          <ButtonLink href={TYRES_PATH} variant="outline">
            {messages.tyres}
          </ButtonLink>
        )}
        <ButtonLink href="/" variant="text">
          {messages.home}
        </ButtonLink>
      </p>
    </FormPage>
  );
}

function Tyre() {
  return (
    <svg viewBox="0 0 100 100" className={styles.tyre} focusable="false">
      <circle cx="50" cy="50" r="44" pathLength="24" className={styles.tread} />
      <circle cx="50" cy="50" r="31" className={styles.wall} />
    </svg>
  );
}
