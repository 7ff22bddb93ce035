// What a talk keeps of its earlier turns: the car, the tyres, the booking or the order it is about.
import { afterAll, expect, test } from 'vitest';

import { startAssistantShop } from '../../../../../test/builders/assistant-tools.ts';
import { reply } from './assistant.ts';

const { shop, tools } = await startAssistantShop('2026-11-23T12:00:00+02:00');
afterAll(() => shop.close());

test.each([
  [['peruuttaisin tiistain ajan, en pääse'], ['en voi siirtää tai perua', 'vahvistusviestin linkki']],
  [['mulla on aika torstaille', 'entä jos vaan perun sen'], ['vahvistusviestin linkki']],
  [
    ['missä mun tilaus viipyy', 'voiko sen vielä perua'],
    ['en voi perua omaasi', '14 päivän kuluessa'],
  ],
  [['peruutan rengastilauksen jonka tein eilen'], ['en voi perua omaasi']],
  [['tarviin vanteet octaviaan', '2018', '16 tuumaset riittää'], ['Škoda Octavia 2018, 16″']],
  [['volvo v70 2012', '16 tuuman nastat', 'mitä maksaa neljä'], ['Kerro vielä koko']],
  [['kesärenkaat 205/55R99'], ['99 tuuman vannetta ei ole']],
  [['235/55r18 nelikpl hinta asennettuna suv'], ['Neljä rengasta maksaa']],
  [['kyljessä reikä', 'no paljonko uus sit, 215/60r17'], ['koossa 215/60R17']],
  [['onko 195/65r15 nastoja', 'kuin nopeesti', 'varaan ajan ke'], ['Uusien renkaiden asennus']],
  [['talvirenkaita 235/55r18', 'budjetti 150 per rengas'], ['enintään 150 €']],
  [['käykö teillä klarna tai lasku'], ['Yritys voi maksaa laskulla']],
  [['paljonko 91 kantaa', 'riittääkö jos papereissa on 94'], ['Ei: kantavuus 91']],
  [['do you have studded tyres 195/65R15', 'how soon can you fit them'], ['The first free times']],
  [['pultit jäi kiristämättä enkä tiiä momenttia'], ['ohjekirjan momenttiin']],
  [['unohdin kiristää pultit, paljonko momentti on volvoon'], ['äläkä jatka matkaa']],
  [
    ['215/55r17 nastat', 'entä se toinen', 'montako niitä on'],
    ['215/55R17', 'kpl.'],
  ],
  [['nokian kitkat 205/55r16', 'muu merkki kuin nokian'], ['kitkarenkaita koossa 205/55R16']],
  [['oletteko auki uudenvuodenaattona', 'entä seuraavana päivänä'], ['Perjantaina 1.1.2027']],
  [['onko lauantaina vapaita', 'entä ensi viikolla'], ['lauantaina 5.12.2026']],
  [['215/65r16 kesärenkaat', 'millä niistä on paras märkäpito'], ['koossa 215/65R16']],
  [['hur mycket kostar fyra sommardäck 205/55R16'], ['205/55R16']],
  [['mitä renkaiden peseminen maksaa'], ['20 €']],
  [['kauanko kausivaihto kestää pakettiautolla'], ['noin 45 minuuttia']],
  [['ootteko auki tänään vai vasta huomenna'], ['Tänään olemme auki', 'Huomenna 24.11.2026']],
  [['talvirenkaissani on 3 mm pintaa, kelpaako'], ['3 mm riittää talvirenkaaseen']],
  [['asennatteko mopon renkaan jos tuon pelkän pyörän'], ['hinnoittelemme tapauskohtaisesti']],
  [['milloin auton voi jättää aamulla'], ['auki ma–pe 9–17']],
  [['vaihdan 205/55R16 renkaat 225/45R17 kokoon, näyttääkö mittari oikein'], ['205/55R16 → 225/45R17']],
  [['ehinkö tänään vielä viiden jälkee'], ['Ei']],
  [['haluisin ajan vaihtoon', 'torstaina', 'joskus neljän jälkeen'], ['26.11.2026 klo 16.00 jälkeen']],
  [['haluun ajan vaihtoon', 'keskiviikkona', 'joskus ennen kymmentä'], ['ennen klo 10.00']],
  [['pääseekö huomenaamulla heti kasin jälkee vaihtaa renkaat'], ['Ei. Huomenna 24.11.2026']],
  [['montako vapaata aikaa perjantaille'], ['perjantaina 27.11.2026 yhteensä']],
  [['paikkaatteko renkaan vielä tänään'], ['Renkaan paikkaus:\n']],
  [['saako renkaat jo tälle viikolle jos tilaan nyt'], ['Kyllä, jos kokoasi', 'torstaina 26.11.2026']],
  [['215/65R16C kitkat, pitää kestää kuormaa'], ['kg pyörää kohti']],
  [['onko teillä 225/50R17 semmosia mis on reunasuoja'], ['Reunasuoja on', 'koossa 225/50R17']],
  [['mulla on etupyörässä naula', 'voinko jättää sen siihen talveksi'], ['Ei kannata jättää']],
  [['205/55R16 kesärenkaat halvin', 'paljonko asennus oli siinä'], ['**100 €** (4 × 25 €)\nHinnat']],
  [['rengas on puhki', 'onko se kallista korjata'], ['35 €']],
  [['tasapainotus tärisee yhä, paljonko maksaa jos se oli teidän vika'], ['tarkistamme työn maksutta']],
  [['pitääkö pultit kiristää', 'kuinka pian'], ['50–100 kilometriä']],
  [['kuinka syvä ura pitää olla'], ['3 mm']],
  [['saako osamaksulla', 'monta kuukautta'], ['maksuaika on 12 kuukautta.']],
])('%j is answered with all that was said', async (turns, facts) => {
  const { text } = await reply(tools, turns);
  for (const fact of facts) expect(text.replaceAll('\u00A0', ' ')).toContain(fact);
});
