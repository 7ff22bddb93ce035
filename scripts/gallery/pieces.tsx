// Text roles, buttons, icons, badges, cards, navigation.
import Calendar from 'lucide-react/icons/calendar';
import Menu from 'lucide-react/icons/menu';

import { Badge, StatusDot } from '../../src/platform/ui/badge.tsx';
import { Button, ButtonLink, IconButton } from '../../src/platform/ui/button.tsx';
import { Card } from '../../src/platform/ui/card.tsx';
import { ChipRow } from '../../src/platform/ui/chip.tsx';
import * as shopIcons from '../../src/platform/ui/icons/shop-icons.tsx';
import { FacebookIcon, InstagramIcon } from '../../src/platform/ui/icons/social-icons.tsx';
import { Pagination } from '../../src/platform/ui/list/pagination.tsx';
import { Table, figureCell } from '../../src/platform/ui/list/table.tsx';
import { Breadcrumbs } from '../../src/platform/ui/page/breadcrumbs.tsx';
import { Picture } from '../../src/platform/ui/picture.tsx';
import { Stars } from '../../src/platform/ui/stars.tsx';

import layout from '../../src/platform/ui/style/layout.module.css';
import type_ from '../../src/platform/ui/style/typography.module.css';

export function Pieces() {
  return (
    <>
      <Texts />
      <Actions />
      <States />
      <Cards />
      <Browsing />
    </>
  );
}

function Texts() {
  return (
    <>
      <div data-theme="dark" className={`${layout.asphalt} ${layout.roadline}`}>
        <div className={`${layout.stack} ${layout.page} ${layout.section}`}>
          <h2 className={type_.display}>Uudet renkaat, ilman ajan&shy;varausta!</h2>
          <p className={type_.lead}>
            Luotettavaa rengaspalvelua vuodesta 1990. Kysy saatavuus: 010 000 0000.
          </p>
          <div className={layout.row}>
            <ButtonLink href="#a">Hae renkaita</ButtonLink>
            <ButtonLink href="#a" variant="outline">
              Varaa aika
            </ButtonLink>
            <ButtonLink href="#a" variant="text">
              Kysy botilta
            </ButtonLink>
          </div>
          <br />
          <br />
        </div>
      </div>
      <Breadcrumbs
        crumbs={[
          { label: 'Etusivu', href: '/' },
          { label: 'Renkaat', href: '/renkaat' },
          { label: '205/55R16', href: '/renkaat/205-55-16' },
          { label: 'Pohjola Talvi R5' },
        ]}
      />
      <h2>Otsikko, toinen taso: talven valinnat kokoon 205/55R16</h2>
      <p className={type_.lead}>
        Hinnat sisältävät alv:n. Asennus, tasapainotus ja vanhojen renkaiden kierrätys samalla käynnillä.
      </p>
      <div className={type_.prose}>
        <p>
          Talvirenkaat ovat pakolliset marraskuun alusta maaliskuun loppuun,{' '}
          <b>kun sää tai keli sitä vaatii</b>. Lue lisää <a href="#a">renkaiden urasyvyydestä</a> ja siitä,
          milloin renkaat kannattaa vaihtaa.
        </p>
        <ul>
          <li>Urasyvyys talvella vähintään 3,0 mm</li>
          <li>Suositus 5 mm</li>
        </ul>
      </div>
    </>
  );
}

function Actions() {
  return (
    <>
      <div className={layout.row}>
        <Button icon={<Calendar />}>Varaa aika</Button>
        <Button variant="outline">Katso hinnasto</Button>
        <Button variant="text">Tyhjennä rajaukset</Button>
        <Button variant="danger">Poista rengas</Button>
        <Button size="small">Lisää</Button>
        <Button isBusy>Tallennetaan</Button>
        <Button disabledReason="Valitse ensin vastaanottajat.">Lähetä viesti</Button>
        <IconButton label="Avaa valikko">
          <Menu />
        </IconButton>
      </div>
      <div className={layout.row}>
        {Object.entries(shopIcons).map(([name, ShopIcon]) => (
          <ShopIcon key={name} />
        ))}
        <FacebookIcon />
        <InstagramIcon />
      </div>
    </>
  );
}

function States() {
  return (
    <>
      <div className={layout.row}>
        <Badge>Luonnos</Badge>
        <Badge tone="info">Ajastettu</Badge>
        <Badge tone="ok">Lähetetty</Badge>
        <Badge tone="warn">Päättyy pian</Badge>
        <Badge tone="bad">Epäonnistui</Badge>
        <StatusDot tone="ok">Heti hyllyssä</StatusDot>
        <StatusDot tone="warn">Toimittajalla, 2–3 arkipäivää</StatusDot>
        <StatusDot>Loppu</StatusDot>
        <Stars value={4.8} />
        <Stars value={3} />
      </div>
      <ChipRow
        label="Rajaukset"
        chips={[
          { key: 'a', label: 'Nasta', removeHref: '#a' },
          { key: 'b', label: 'Alle 100 €', removeHref: '#a' },
          { key: 'c', label: 'Halvin ensin', href: '#a', isCurrent: true },
          { key: 'd', label: 'Hiljaisin', href: '#a' },
        ]}
      />
    </>
  );
}

function Cards() {
  return (
    <div className={layout.cards}>
      <Card as="article" isLinked>
        <h3>
          <a href="#a">Rengashotelli</a>
        </h3>
        <p>Pesemme ja säilytämme renkaat. Muistutamme vaihdosta, kun kelit muuttuvat.</p>
      </Card>
      <Card as="article">
        <p className={type_.caption}>Pohjola</p>
        <h3>Talvi R5</h3>
        <p className={type_.size}>205/55R16 94T XL</p>
        <p>
          <span className={type_.price}>119,90 €</span> <s className={type_.was}>139,90 €</s>
        </p>
      </Card>
      <Card
        isSunken
        top={<Picture src="/missing.webp" width={400} height={180} alt="Hallin ovi" isFirst={false} />}
      >
        <h3>Kuva puuttuu</h3>
      </Card>
    </div>
  );
}

function Browsing() {
  return (
    <>
      <Pagination page={4} pageCount={9} hrefOf={(page) => `#p${page}`} />
      <Table caption="Palvelujen hinnat" isStacked>
        <thead>
          <tr>
            <th scope="col">Palvelu</th>
            <th scope="col" className={figureCell}>
              14–16″
            </th>
            <th scope="col" className={figureCell}>
              17–19″
            </th>
          </tr>
        </thead>
        <tbody>
          {[
            ['Renkaanvaihto', '45,00 €', '55,00 €'],
            ['Tasapainotus', '48,00 €', '60,00 €'],
            ['Renkaan paikkaus', '39,00 €', '1 039,00 €'],
          ].map(([name, small, large]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td className={figureCell} data-label="14–16″">
                {small}
              </td>
              <td className={figureCell} data-label="17–19″">
                {large}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </>
  );
}
