// What the built-in writer knows of buying tyres at all and of giving old ones back, in Finnish. {names} are facts of the shop
// and of the law.
import type { Topic } from '../writing/draft-topic.ts';

export const choiceTopics = {
  choice: {
    stems:
      '^(?:auton ?|uudet )?ren(?:gas|kaat|kaita|kaista|kaiden)$|renkaiden (?:valin|osto|ostam|hank|hinna|hinta)|rengas(?:kaup|valin|osto|hankin|sarja|hinna)|(?:edulli|halva|halvi)\\w* renk',
    titles: {
      professional: 'Uusien renkaiden valinta: koko, merkinnät ja kokonaishinta',
      casual: 'Uudet renkaat edessä? Aloita näistä kolmesta',
      educational: 'Missä järjestyksessä renkaat kannattaa valita?',
    },
    intros: {
      professional:
        'Renkaiden valinta etenee järjestyksessä: ensin koko ja kantavuus, sitten käyttö ja lopuksi hinta. Kokosimme vaiheet yhteen.',
      casual:
        'Tarjolla on satoja malleja, mutta autoosi käy niistä murto-osa. Se on hyvä uutinen: valinta on pienempi työ kuin miltä se näyttää.',
      educational:
        'Kahdesta samankokoisesta renkaasta toinen voi maksaa kaksi kertaa enemmän. Käydään läpi, mistä ero syntyy ja mitä siitä kannattaa maksaa.',
    },
    brief: [
      'Koko, kantavuus ja nopeusluokka rekisteriotteen mukaan.{src.traffic}',
      'Vertaa EU-merkintää omassa koossasi.{src.label}',
      'Laske mukaan asennus: henkilöautoon {price.fitting} renkaalta.',
    ],
    sections: [
      {
        heading: 'Koko ensin',
        question: 'Mistä valinta alkaa?',
        text: [
          'Sallitut koot lukevat rekisteriotteessa. Kantavuus ja nopeusluokka eivät saa jäädä niitä pienemmiksi, vaikka hinta houkuttelisi.{src.traffic}',
          'Nykyinen koko näkyy renkaan kyljestä. Kirjoita se [rengashakuun](/renkaat), niin näet heti, mitä siihen on saatavana.',
        ],
      },
      {
        heading: 'Oma ajo ratkaisee',
        question: 'Mikä rengas sopii sinun ajoosi?',
        text: [
          'Mieti, millä tiellä ajat vuoden huonoimman kelin. Talvella se ratkaisee nastan ja kitkan välillä, kesällä se kertoo, paljonko märkäpidosta kannattaa maksaa.',
          'EU-merkinnästä näkee märkäpidon, vierintävastuksen ja melun.{src.label} Vertaa luokkia saman koon ja saman käyttötarkoituksen renkaiden kesken.',
        ],
      },
      {
        heading: 'Hinta kokonaisena',
        question: 'Mitä renkaat maksavat valmiiksi alla?',
        text: [
          'Valikoimassamme on {count.all} rengasta, hinnat {min.all}–{max.all} kappale. Asennus vanteelle tasapainotettuna maksaa henkilöautoon {price.fitting} renkaalta.',
          'Halpa rengas, joka kuluu nopeasti, voi tulla kalliiksi. Laske hinta kautta kohti ja kysy meiltä, miten malli on kestänyt.',
        ],
      },
    ],
    why: [
      'Renkaassa on kymmeniä osia ja useita kumiseoksia. Valmistaja päättää, mihin niistä panostetaan: jäähän, märkään, hiljaisuuteen vai kestävyyteen. Kaikkea ei saa samaan renkaaseen, joten hyvä valinta alkaa siitä, mistä voit luopua.',
    ],
  },
  recycling: {
    stems: 'kierrat|kierrats|vanhojen renkaiden|vanhat renkaat pois|renkaiden havit|rengasjat',
    titles: {
      professional: 'Vanhojen renkaiden palautus ja kierrätys',
      casual: 'Minne vanhat renkaat? Tuo ne meille',
      educational: 'Mitä vanhalle renkaalle tapahtuu?',
    },
    intros: {
      professional:
        'Vanha rengas ei kuulu sekajätteeseen. Palautus on helppoa, kun sen hoitaa vaihdon yhteydessä.',
      casual: 'Vaihdon jälkeen jää neljä mustaa rengasta ja kysymys, minne ne viedään. Vastaus on lyhyt.',
      educational:
        'Kulunut rengas on täynnä käyttökelpoista kumia ja terästä. Seurataan sen matkaa liikkeestä eteenpäin.',
    },
    brief: [
      'Käytetyt renkaat otetaan vastaan maksutta.',
      'Irrota renkaat vanteilta tai kysy työn hinta.',
      'Tarkista ennen luopumista, onko uraa vielä jäljellä.',
    ],
    sections: [
      {
        heading: 'Minne renkaat viedään',
        question: 'Minne vanhat renkaat saa viedä?',
        text: [
          'Rengasliike ottaa käytetyt renkaat vastaan maksutta. Helpointa on jättää vanhat samalla, kun uudet asennetaan.',
          'Palauta renkaat puhtaina ja ilman vanteita. Metallivanne kuuluu metallinkeräykseen.',
        ],
      },
      {
        heading: 'Onko rengas varmasti loppu',
        question: 'Mistä tiedät, ettei renkaalla enää ajeta?',
        text: [
          'Laki vaatii kesärenkaaseen uraa vähintään {summerMm} ja talvirenkaaseen {winterMm}. Suosittelemme uusia jo, kun kesärenkaassa on alle {adviceSummerMm} tai talvirenkaassa alle {adviceWinterMm}.',
          'Katso myös ikä. Yli {changeYears}-vuotias rengas kannattaa vaihtaa, vaikka se näyttäisi ehjältä.',
        ],
      },
      {
        heading: 'Mitä renkaista tehdään',
        question: 'Mihin vanhaa kumia käytetään?',
        text: [
          'Keräyksestä renkaat viedään käsiteltäviksi, ja kumi ja teräs erotetaan. Rouhetta käytetään esimerkiksi kenttien pohjissa ja maanrakennuksessa.',
          'Rengas ei maadu, eikä sitä saa polttaa pihalla tai upottaa laituriksi. Pihan nurkkaan unohtunut pino kannattaa siis tuoda pois.',
        ],
      },
    ],
    why: [
      'Kumi vulkanoidaan, jotta se kestää. Rikki sitoo sen molekyylit verkoksi, eikä verkko enää sula uudeksi kumiksi. Siksi vanha rengas rouhitaan eikä valeta uudelleen.',
    ],
  },
} as const satisfies Record<string, Topic>;
