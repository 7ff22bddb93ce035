// What the built-in writer knows of tyres by the car they carry, in Finnish. {names} are facts of the shop and of the law.
import type { Topic } from '../writing/draft-topic.ts';

export const vehicleTopics = {
  ev: {
    stems: 'sahkoau|ladattav|hybrid|tesla|akku',
    titles: {
      professional: 'Sähköauton renkaat: kantavuus, vierintävastus ja kuluminen',
      casual: 'Sähköauto syö renkaita, mutta siihen voi vaikuttaa',
      educational: 'Miksi sähköauton rengas on toisenlainen?',
    },
    intros: {
      professional:
        'Sähköauton massa ja vääntö asettavat renkaalle vaatimuksia, jotka näkyvät kantavuudessa ja kulumisessa.',
      casual:
        'Ensimmäinen rengasremontti yllättää monen sähköautoilijan. Hyvä uutinen: kulumista voi hidastaa ilman suuria kuluja.',
      educational:
        'Sähköauto on painava, hiljainen ja vääntävä. Jokainen näistä muuttaa sitä, mitä renkaalta vaaditaan.',
    },
    brief: [
      'Kantavuus auton papereiden mukaan, usein XL tai HL.',
      'Pieni vierintävastus näkyy toimintamatkassa.{src.label}',
      'Paineet kuormataulukon mukaan.',
    ],
    sections: [
      {
        heading: 'Kantavuus',
        question: 'Mitä kantavuudesta pitää katsoa?',
        text: [
          'Akku lisää painoa, joten samassa koossa tarvitaan usein suurempi kantavuus. Luokka ei saa olla pienempi kuin auton papereissa.{src.traffic}',
          'HL-merkintä koon edessä tarkoittaa rengasta, joka kantaa vielä enemmän kuin XL. Jos auto on toimitettu HL-renkailla, XL ei välttämättä riitä.',
        ],
      },
      {
        heading: 'Toimintamatka',
        question: 'Miten rengas vaikuttaa toimintamatkaan?',
        text: [
          'Vierintävastuksen parhaan ja huonoimman luokan ero voi olla 7,5 prosenttia kulutuksesta.{src.label} Katso samalla märkäpito, ettei säästö lyhennä pitoa.',
          'Koko valikoimastamme {fuelAB.all} rengasta on polttoainetaloudeltaan luokkaa A tai B. Rajaa ne [rengashaussa](/renkaat) omassa koossasi.',
        ],
      },
      {
        heading: 'Kuluminen',
        question: 'Miksi renkaat kuluvat nopeammin?',
        text: [
          'Vääntö tulee heti, ja jokainen reipas lähtö kuluttaa vetävää akselia. Paikkojen vaihto joka kausi ja oikea paine tasaavat kulumista.',
          'Mittaa ura myös sisäreunasta. Painava auto kuluttaa usein juuri sitä reunaa, jota ei näe kumartumatta.',
        ],
      },
    ],
    why: [
      'Kun moottorin ääni puuttuu, renkaan ääni nousee esiin. Siksi joihinkin renkaisiin on liimattu sisäpuolelle vaahtoa, joka vaimentaa onton tilan kuminaa. Laki ei sitä vaadi, ja vaahdotonkin rengas käy, kunhan koko ja kantavuus täsmäävät.{src.traffic}',
    ],
  },
  van: {
    stems: 'pakettiau|\\bpaku|c-reng|matkailuau|hyotyajon|asuntoau',
    titles: {
      professional: 'Pakettiauton renkaat: C-merkintä, kantavuus ja paineet',
      casual: 'Pakun renkaat: osta kuorman, älä kopin mukaan',
      educational: 'Miksi pakettiautossa on C-renkaat?',
    },
    intros: {
      professional:
        'Pakettiauton rengas mitoitetaan suurimman kuorman mukaan. Liian pieni kantavuus ei kelpaa.{src.traffic}',
      casual:
        'Paku kulkee viikolla täynnä ja viikonloppuna tyhjänä. Renkaan pitää kestää se raskaampi viikko.',
      educational:
        'C-kirjain koon perässä on pieni, mutta sen takana on toisenlainen rakenne. Selitämme, miksi henkilöauton rengas ei riitä.',
    },
    brief: [
      'C-rengas on mitoitettu suurelle kuormalle ja paineelle.',
      'Kantavuudessa kaksi lukua: yksittäispyörä ja paripyörä.',
      'Talvirengasvaatimus {season} koskee myös pakettiautoja.',
    ],
    sections: [
      {
        heading: 'Kantavuus ja C-merkintä',
        question: 'Mitä merkinnästä pitää lukea?',
        text: [
          'C-renkaassa on kaksi kantavuuslukua, esimerkiksi 109/107T: ensimmäinen yksittäispyörälle, toinen paripyörälle. Kumpikaan ei saa olla pienempi kuin auton papereissa.{src.traffic}',
          'Valikoimassamme on {count.van} pakettiauton rengasta, hinnat {min.van}–{max.van} kappale.',
        ],
      },
      {
        heading: 'Paineet kuorman mukaan',
        question: 'Paljonko painetta kuorma vaatii?',
        text: [
          'Paine säädetään kuormataulukosta, joka on ovenpielessä tai ohjekirjassa. Täydellä kuormalla paine on selvästi suurempi kuin tyhjällä autolla.',
          'Vajaalla paineella ajettu rengas kuumenee ja vaurioituu sisältä. Tarkista paineet ennen jokaista raskasta kuormaa.',
        ],
      },
      {
        heading: 'Talvi työajossa',
        question: 'Mitä talvi vaatii pakulta?',
        text: [
          'Talvirenkaita on käytettävä {season}, jos sää tai keli sitä edellyttää. Uraa pitää olla vähintään {winterMm}.',
          'Työauto lähtee kelillä kuin kelillä, joten valitse renkaat vaikeimman osoitteen mukaan. Tyhjä takaveto pitää liukkaalla huonommin kuin kuormattu.',
        ],
      },
    ],
    why: [
      'C-renkaan rungossa on vahvempi kudos ja jäykempi kylki. Siksi se kestää painetta ja painoa, joka painaisi henkilöauton renkaan kyljen kasaan ja kuumentaisi sen.',
    ],
  },
} as const satisfies Record<string, Topic>;
