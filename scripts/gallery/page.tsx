// The gallery's page: every component once or more, with texts as a customer would meet them.
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';

import { Logo } from '../../src/platform/ui/logo.tsx';
import { SkipLink } from '../../src/platform/ui/visually-hidden.tsx';
import { BackOffice } from './back-office.tsx';
import { Forms } from './forms.tsx';
import { Messages } from './messages.tsx';
import { Pieces } from './pieces.tsx';
import { Tyres } from './tyres.tsx';

import layout from '../../src/platform/ui/style/layout.module.css';

export function renderGallery(): string {
  return renderToString(
    <>
      <SkipLink targetId="main" />
      <header className={layout.page}>
        <Logo name="Kaarto Rengas" />
      </header>
      <main id="main" tabIndex={-1}>
        <h1 className={layout.page}>Komponentit</h1>
        <Shot name="pieces">
          <Pieces />
        </Shot>
        <Shot name="forms">
          <Forms />
        </Shot>
        <Shot name="messages">
          <Messages />
        </Shot>
        <Shot name="back-office">
          <BackOffice />
        </Shot>
        <Shot name="tyres">
          <Tyres />
        </Shot>
      </main>
    </>,
  );
}

function Shot({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section data-shot={name} className={layout.section}>
      <div className={`${layout.page} ${layout.stack}`}>{children}</div>
    </section>
  );
}
