// Notices, progress, empty places, overlays.
import { Button, ButtonLink } from '../../src/platform/ui/button.tsx';
import { Dialog, Drawer, dialogTrigger } from '../../src/platform/ui/overlay/dialog.tsx';
import { Toast } from '../../src/platform/ui/overlay/toast.tsx';
import { EmptyState } from '../../src/platform/ui/page/empty-state.tsx';
import { Notice } from '../../src/platform/ui/page/notice.tsx';
import { Spinner } from '../../src/platform/ui/page/progress-ring.tsx';
import { Progress } from '../../src/platform/ui/page/progress.tsx';
import { Skeleton } from '../../src/platform/ui/page/skeleton.tsx';

import layout from '../../src/platform/ui/style/layout.module.css';

export function Messages() {
  return (
    <>
      <h2>Ilmoitukset</h2>
      <div className={layout.stack}>
        <div className={layout.stack}>
          <Notice tone="info" title="Poikkeusaukiolo">
            Itsenäisyyspäivänä 6.12.2026 olemme kiinni.
          </Notice>
          <Notice tone="ok" title="Tilaus vahvistettu" />
          <Notice tone="warn">Tarjous on korkeampi kuin 30 päivän alin hinta.</Notice>
          <Notice
            tone="bad"
            title="Tuotteita ei voitu ladata."
            quoted="Failed to load products"
            action={<Button size="small">Yritä uudelleen</Button>}
          >
            Tarkista verkkoyhteys.
          </Notice>
          <div>
            <Toast tone="ok" action={<button type="button">Kumoa</button>} onClose={() => {}}>
              Rengas poistettu
            </Toast>
          </div>
        </div>
        <div className={layout.stack}>
          <Progress label="Uutiskirje" value={118} max={412} valueText="118 / 412 lähetetty" />
          <Spinner label="Ladataan renkaita…" />
          <div className={layout.stack} aria-busy="true">
            <Skeleton />
            <Skeleton shape="block" />
          </div>
          <EmptyState
            title="Ei osumia näillä rajauksilla"
            body="Poista jokin rajaus tai kysy saatavuutta: 010 000 0000."
            action={
              <ButtonLink href="#a" variant="outline">
                Tyhjennä rajaukset
              </ButtonLink>
            }
          />
        </div>
      </div>
      <div className={layout.row}>
        <button type="button" {...dialogTrigger('d1')}>
          Avaa
        </button>
        <button type="button" popoverTarget="d2">
          Aukioloajat
        </button>
      </div>
      <Dialog
        id="d1"
        title="Poistetaanko 12 rengasta?"
        footer={
          <>
            <Button variant="outline">Peruuta</Button>
            <Button variant="danger">Poista 12 rengasta</Button>
          </>
        }
      >
        <p>Renkaat poistuvat sivuilta heti. Voit kumota poiston kymmenen sekunnin ajan.</p>
      </Dialog>
      <Drawer id="d2" side="right" kind="popover" title="Aukioloajat">
        <p>Ma–pe 9–17</p>
      </Drawer>
      <Drawer id="d3" side="bottom" title="Rajaa renkaita" footer={<Button isWide>Näytä 24 rengasta</Button>}>
        <p>Kausi, merkki, hinta</p>
      </Drawer>
    </>
  );
}
