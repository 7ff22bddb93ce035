// What the built-in writer knows of looking after tyres, in Finnish. {names} are facts of the shop and of the law.
import type { Topic } from '../writing/draft-topic.ts';

export const careTopics = {
  pressure: {
    stems: 'rengaspai|paine|tpms|varoitusval|anturi|pakk(?=a[ns])',
    titles: {
      professional: 'Rengaspaineet: tarkistus, valvonta ja anturit',
      casual: 'Varoitusvalo paloi. Aloita paineista',
      educational: 'Miksi rengaspaine elää lämpötilan mukana?',
    },
    intros: {
      professional:
        'Oikea rengaspaine vaikuttaa pitoon, kulumiseen ja kulutukseen. Tarkistus vie viisi minuuttia kuukaudessa.',
      casual:
        'Paine on renkaan huoltotoimista halvin ja unohdetuin. Jos valo syttyi ensimmäisenä pakkasaamuna, et ole ainoa.',
      educational:
        'Ilma kutistuu kylmässä, ja se näkyy mittarissa. Kun ymmärtää syyn, tietää myös, milloin kyse on viasta.',
    },
    brief: [
      'Oikea paine lukee ovenpielessä, ei renkaan kyljessä.',
      'Mittaa kylmästä renkaasta kerran kuussa.',
      'Anturin vaihto ja opetus henkilöautoon: {price.sensor}.',
    ],
    sections: [
      {
        heading: 'Oikea paine ja mittaus',
        question: 'Mistä oikea paine löytyy?',
        text: [
          'Oikea paine lukee kuljettajan ovenpielessä, tankin luukussa tai ohjekirjassa. Se riippuu kuormasta. Kyljen luku on enimmäispaine, ei suositus.',
          'Mittaa kylmästä renkaasta kerran kuussa ja ennen pitkää matkaa. Ajo lämmittää renkaan ja nostaa lukemaa.',
        ],
      },
      {
        heading: 'Mitä väärä paine tekee',
        question: 'Mitä seuraa väärästä paineesta?',
        text: [
          'Vajaa rengas kuluu reunoistaan, lisää kulutusta ja kuumenee. Ylipaineinen kuluu keskeltä ja pitää huonommin.',
          'Talvella painetta ei lasketa pidon takia. Vajaan renkaan lamellit sulkeutuvat, eikä pito parane.',
        ],
      },
      {
        heading: 'Varoitusvalo',
        question: 'Mitä varoitusvalo kertoo?',
        text: [
          'Palava valo tarkoittaa alhaista painetta, vilkkuva vikaa järjestelmässä. Täytä renkaat, nollaa järjestelmä ja mittaa uudelleen viikon päästä.',
          'Anturin vaihto ja opetus henkilöautoon maksaa {price.sensor}. Se kannattaa tehdä silloin, kun rengas on muutenkin irti vanteelta.',
        ],
      },
    ],
    why: [
      'Suljetussa tilassa kaasun paine seuraa lämpötilaa. Kymmenen astetta kylmempää tarkoittaa noin 0,1 baaria vähemmän, joten elokuussa täytetty rengas on joulukuussa selvästi vajaa, vaikka se ei vuoda.',
    ],
  },
  tread: {
    stems: 'kulutuspin|urasyv|\\bura\\b|uran\\b|kulumi|kulunee|kulunut|twi\\b',
    titles: {
      professional: 'Urasyvyys ja kulutuspinta: rajat ja tarkastus',
      casual: 'Onko renkaassa vielä kautta jäljellä? Ota kolikko',
      educational: 'Mihin renkaan uraa tarvitaan?',
    },
    intros: {
      professional:
        'Kulutuspinnan kunto on renkaan tärkein tarkastuskohde. Laki antaa rajan, ja pito märällä ja sohjossa heikkenee jo ennen sitä.',
      casual:
        'Rengas ei ilmoita, milloin se on loppu. Kahden euron kolikolla ja viidellä minuutilla saat vastauksen itse.',
      educational: 'Ura siirtää vettä, sohjoa ja lunta. Kun se madaltuu, rengas tekee saman työn huonommin.',
    },
    brief: [
      'Lain raja pääurissa: kesärengas {summerMm}, talvirengas {winterMm}.',
      'Suosituksemme: kesärengas {adviceSummerMm}, talvirengas {adviceWinterMm}.',
      'Mittaa sisäreunasta, keskeltä ja ulkoreunasta.',
    ],
    sections: [
      {
        heading: 'Raja ja suositus',
        question: 'Paljonko uraa pitää olla?',
        text: [
          'Laki vaatii kesärenkaaseen uraa vähintään {summerMm} ja talvirenkaaseen {winterMm} pääurissa. Suosittelemme uusia, kun kesärenkaassa on alle {adviceSummerMm} tai talvirenkaassa alle {adviceWinterMm}.',
          'Uudessa renkaassa uraa on mallista riippuen noin kahdeksan millimetriä. Vaihto ajoissa tarkoittaa, ettei viimeistä kautta ajeta rajalla.',
        ],
      },
      {
        heading: 'Näin mittaat',
        question: 'Miten ura mitataan kotona?',
        text: [
          'Työnnä kahden euron kolikko pystyyn uraan. Sen hopeinen reuna on vajaat neljä millimetriä leveä: jos se jää piiloon, kesärenkaassa on vielä varaa.',
          'Mittaa kolmesta kohdasta joka renkaasta, sillä heikoin kohta ratkaisee.',
        ],
      },
      {
        heading: 'Epätasainen kuluminen',
        question: 'Mistä kuluman muoto kertoo?',
        text: [
          'Molemmat reunat kertovat vajaasta paineesta, keskikohta liian suuresta. Yhden reunan kuluma viittaa pyöränkulmiin, laikut kehällä tasapainoon tai iskunvaimentimeen.',
          'Korjaa syy ennen uusia renkaita. Muuten ne kuluvat samalla tavalla.',
        ],
      },
    ],
    why: [
      'Märällä tiellä jokainen rengas siirtää vettä urien kautta sivuille. Kun ura madaltuu, vettä mahtuu vähemmän, ja rengas alkaa nousta vesikerroksen päälle pienemmässä vauhdissa kuin uutena.',
    ],
  },
  age: {
    stems: '\\bdot\\b|dot-|\\bika(?:\\b|a|an)|vanhene|vanhat renk|kaytetyt renk|valmistusv',
    titles: {
      professional: 'Renkaan ikä: DOT-merkintä ja tarkastusväli',
      casual: 'Paljonko renkaillasi on ikää? Lue kyljestä',
      educational: 'Miksi rengas vanhenee seisoessaankin?',
    },
    intros: {
      professional:
        'Renkaan ikä luetaan DOT-merkinnästä. Laki ei anna ikärajaa, mutta kumi vanhenee käytöstä riippumatta.{src.traffic}',
      casual: 'Hyvännäköinen ura ei kerro kaikkea. Neljä numeroa kyljessä kertoo loput.',
      educational:
        'Kumi on elävä materiaali: happi, valo ja lämpö kovettavat sitä. Siksi ikä on oma mittansa uran rinnalla.',
    },
    brief: [
      'DOT 2324 on viikko 23 vuonna 2024.',
      'Tarkastus joka kausi {checkYears} vuoden iästä.',
      'Yli {changeYears}-vuotiasta emme asenna.',
    ],
    sections: [
      {
        heading: 'DOT-merkintä',
        question: 'Miten ikä luetaan?',
        text: [
          'Ikä luetaan DOT-merkinnän neljästä viimeisestä numerosta: kaksi ensimmäistä on viikko, kaksi viimeistä vuosi. 2324 on siis viikko 23 vuonna 2024.',
          'Merkintä on usein vain toisessa kyljessä ja voi olla auton puolella. Silloin se näkyy, kun auto on nosturilla.',
        ],
      },
      {
        heading: 'Milloin tarkistetaan ja vaihdetaan',
        question: 'Milloin rengas on liian vanha?',
        text: [
          'Tarkistuta rengas joka kausi siitä lähtien, kun se on {checkYears}-vuotias. Yli {changeYears}-vuotias kannattaa vaihtaa, vaikka uraa olisi jäljellä.',
          'Laki ei aseta ikärajaa, vaan kunto ja urasyvyys ratkaisevat.{src.traffic}',
        ],
      },
      {
        heading: 'Missä renkaat vanhenevat ensin',
        question: 'Mitkä renkaat vanhenevat huomaamatta?',
        text: [
          'Vararengas, perävaunu, asuntovaunu ja harrasteauto seisovat eniten. Niissä ikä tulee vastaan ennen kulumista.',
          'Säilytä renkaat viileässä, kuivassa ja pimeässä. Hiushalkeamat kyljessä ovat merkki siitä, että kumi on kovettunut.',
        ],
      },
    ],
    why: [
      'Kumiin on sekoitettu aineita, jotka hidastavat hapettumista. Ajossa ne kulkeutuvat pintaan, mutta seisovassa renkaassa liike puuttuu. Siksi vähän ajettu rengas voi halkeilla ennen paljon ajettua.',
    ],
  },
  hotel: {
    stems: 'rengashot|sailyty|hotelli|varastoin',
    titles: {
      professional: 'Rengashotelli: säilytys, tarkastus ja hinta',
      casual: 'Renkaat hotelliin, tilaa autotalliin',
      educational: 'Miten renkaita kuuluu säilyttää?',
    },
    intros: {
      professional:
        'Rengashotellissa kausirenkaat säilytetään valvotusti ja tarkastetaan ennen seuraavaa kautta.',
      casual:
        'Neljä likaista pyörää mahtuu harvoin mihinkään kauniisti. Rengashotelli on vastaus siihen ja yhteen muuhunkin vaivaan.',
      educational:
        'Säilytys vaikuttaa renkaan ikään. Valo, lämpö ja väärä asento tekevät hiljaista vahinkoa koko kesän.',
    },
    brief: [
      'Henkilöauton pyörien säilytys kaudeksi: {price.storage}.',
      'Säilytys ja kausivaihto henkilöautolle: {price.storageWithChange}.',
      'Renkaat mitataan ja tarkastetaan kauden välissä.',
    ],
    sections: [
      {
        heading: 'Mitä säilytykseen kuuluu',
        question: 'Mitä rengashotellissa tehdään?',
        text: [
          'Pyörät puhdistetaan, urat mitataan ja kyljet tarkastetaan. Saat tiedon ajoissa, jos renkaat eivät riitä seuraavaan kauteen.',
          'Merkitsemme pyörien paikat, jotta ne voi vaihtaa keskenään. Lisää löydät sivulta [Rengashotelli](/rengashotelli).',
        ],
      },
      {
        heading: 'Hinta',
        question: 'Mitä säilytys maksaa?',
        text: [
          'Henkilöauton neljän pyörän säilytys kaudeksi maksaa {price.storage}. Säilytys ja kausivaihto yhdessä maksavat henkilöautolta {price.storageWithChange}.',
          'Kausi kestää siihen asti, kun renkaat taas vaihdetaan. Hinnat ovat [hinnastossa](/hinnasto).',
        ],
      },
      {
        heading: 'Jos säilytät itse',
        question: 'Miten säilytät renkaat kotona?',
        text: [
          'Valitse viileä, kuiva ja pimeä paikka. Vanteilla olevat pyörät voi pinota, pelkät renkaat säilytetään pystyssä ja niitä käännetään välillä.',
          'Pidä renkaat erossa liuottimista ja sähkömoottoreista. Nosta paineet suositukseen ennen kuin asennat pyörät takaisin.',
        ],
      },
    ],
    why: [
      'Otsoni ja auringonvalo haurastuttavat kumin pintaa. Pimeä ja viileä tila hidastaa sitä, ja kohtuullinen paine vanteella estää rengasta painumasta muotoonsa.',
    ],
  },
  balancing: {
    stems: 'tasapain|tarin|varina',
    titles: {
      professional: 'Tasapainotus: milloin ja miksi',
      casual: 'Ratti tärisee? Syy löytyy usein pyörästä',
      educational: 'Mistä ratin tärinä johtuu?',
    },
    intros: {
      professional:
        'Epätasapaino tuntuu tärinänä ja kuluttaa alustaa. Tasapainotus on nopea työ, ja sen tarve on helppo todeta.',
      casual:
        'Jos ratti alkaa täristä tietyssä vauhdissa ja rauhoittuu sen jälkeen, epäilemme ensimmäisenä tasapainoa.',
      educational:
        'Pyörivä kappale tärisee, jos sen massa ei ole jakautunut tasan. Muutama gramma riittää, ja syy on pelkkää fysiikkaa.',
    },
    brief: [
      'Henkilöauton pyörän tasapainotus: {price.balancing}.',
      'Tarpeen aina, kun rengas asennetaan vanteelle.',
      'Tärinä tietyssä vauhdissa on tavallisin oire.',
    ],
    sections: [
      {
        heading: 'Oireet',
        question: 'Mistä epätasapainon tunnistaa?',
        text: [
          'Etupyörän epätasapaino tuntuu ratissa, takapyörän istuimessa. Tärinä on usein voimakkainta maantievauhdissa ja muuttuu vauhdin mukana.',
          'Jos tärinä tuntuu vain jarruttaessa, vika on todennäköisemmin jarruissa. Jos se jatkuu tasapainotuksen jälkeen, tarkistetaan vanne ja iskunvaimentimet.',
        ],
      },
      {
        heading: 'Työ ja hinta',
        question: 'Miten pyörä tasapainotetaan?',
        text: [
          'Pyörää pyöritetään koneessa, joka näyttää painon paikan ja määrän. Painot kuuluvat hintaan, ja henkilöauton irrallinen pyörä maksaa {price.balancing}.',
          'Uuden renkaan asennukseen vanteelle tasapainotus kuuluu valmiiksi. Lue lisää sivulta [Tasapainotus](/palvelut/tasapainoitus).',
        ],
      },
      {
        heading: 'Milloin tasapainotetaan',
        question: 'Milloin tasapaino kannattaa tarkistaa?',
        text: [
          'Tasapainota, kun rengas on irrotettu vanteelta, paino on irronnut tai pyörä on saanut kovan iskun. Myös kuluminen muuttaa tasapainoa vähitellen.',
          'Talvella lumi ja jää vanteen sisällä aiheuttavat saman tärinän. Pese vanteet ennen kuin varaat ajan.',
        ],
      },
    ],
    why: [
      'Keskipakovoima kasvaa vauhdin neliössä. Siksi parinkymmenen gramman paino, jota ei kaupungissa huomaa, nykii maantiellä pyörää satoja kertoja minuutissa.',
    ],
  },
  repair: {
    stems: 'paikka|rengasrik|renkaan korj|rengaskorj|naula|vuota|tyhjen|puhkes',
    titles: {
      professional: 'Renkaan paikkaus: mitä voi korjata ja mitä ei',
      casual: 'Naula renkaassa? Älä vedä sitä irti',
      educational: 'Milloin renkaan voi paikata?',
    },
    intros: {
      professional:
        'Osa rengasvaurioista voidaan korjata sisäpuolelta. Raja kulkee vaurion paikassa ja koossa.',
      casual: 'Naula kulutuspinnassa näyttää pahemmalta kuin on. Kyljessä sama naula on huono uutinen.',
      educational:
        'Paikkaus kestää, kun se tehdään oikeaan kohtaan ja sisäpuolelta. Selitämme, miksi paikka ratkaisee.',
    },
    brief: [
      'Henkilöauton renkaan paikkaus sisäpuolelta: {price.repair}.',
      'Pieni reikä kulutuspinnassa on usein korjattavissa, kylki ei.',
      'Tyhjänä ajettu rengas tarkastetaan aina irrotettuna.',
    ],
    sections: [
      {
        heading: 'Mitä voi paikata',
        question: 'Mikä vaurio on korjattavissa?',
        text: [
          'Kulutuspinnassa oleva pieni reikä voidaan usein paikata sisäpuolelta. Kylkeä ei paikata, sillä se joustaa jokaisella kierroksella.',
          'Jos rengas on ajettu tyhjänä, sen kylki on voinut murtua sisältä. Se näkyy vasta, kun rengas on irti vanteelta.',
        ],
      },
      {
        heading: 'Työ ja hinta',
        question: 'Miten paikkaus tehdään?',
        text: [
          'Rengas irrotetaan, vaurio tarkastetaan ja reikä tiivistetään paikalla, joka täyttää kanavan ja sulkee sisäpinnan. Henkilöauton renkaan paikkaus maksaa {price.repair}.',
          'Katsomme renkaan ensin. Jos rengasta ei voi paikata, kerromme sen ennen kuin työ alkaa. Lue lisää sivulta [Rengaskorjaus](/palvelut/korjaustyot).',
        ],
      },
      {
        heading: 'Tien päällä',
        question: 'Mitä teet, kun rengas tyhjenee?',
        text: [
          'Pysähdy turvalliseen paikkaan. Jos naula tiivistää ja paine pysyy, jätä naula paikoilleen ja aja varovasti lähimpään korjaamoon.',
          'Paikkausvaahto auttaa alkuun mutta sotkee renkaan ja anturin. Kerro korjaajalle, jos olet käyttänyt sitä.',
        ],
      },
    ],
    why: [
      'Kulutuspinnan alla on teräsvyö, joka pitää muotonsa. Kyljessä on vain joustavaa kudosta, joka taipuu jokaisella pyörähdyksellä. Paikka ei kestä taivutusta, ja siksi kylkeä ei korjata.',
    ],
  },
} as const satisfies Record<string, Topic>;
