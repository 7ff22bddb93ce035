// What the built-in writer knows of choosing tyres and rims, in Finnish. {names} are facts of the shop and of the law.
import type { Topic } from '../writing/draft-topic.ts';

export const buyingTopics = {
  label: {
    stems:
      'eu-merk|eu merk|rengasmerk|energiamerk|markapi|vierintavas|polttoainetalou|eprel|desibel|rengasmel|hiljai|jarrutusmat|rengasvert',
    titles: {
      professional: 'EU-rengasmerkintä: luokat ja niiden käyttö valinnassa',
      casual: 'Kolme kirjainta, jotka kannattaa lukea renkaasta',
      educational: 'Mitä EU-rengasmerkintä mittaa?',
    },
    intros: {
      professional:
        'EU-rengasmerkintä on ainoa tieto, joka on mitattu samalla tavalla jokaisesta merkitystä renkaasta. Se kertoo kolmesta ominaisuudesta.',
      casual:
        'Merkintä näyttää jääkaapin tarralta, ja moni kävelee sen ohi. Kymmenessä sekunnissa siitä näkee kuitenkin, mitkä renkaat voi karsia.',
      educational:
        'Merkinnän kirjaimet tulevat mittauksista, joiden ehdot on sovittu. Kun tietää ehdot, tietää myös, mitä merkintä ei kerro.',
    },
    brief: [
      'Polttoainetalous ja märkäpito A–E, melu desibeleinä ja A–C.{src.label}',
      'Lumi- ja jääpito omilla merkeillään.',
      'Nastarenkailla merkintää ei ole.',
    ],
    sections: [
      {
        heading: 'Märkäpito',
        question: 'Mitä märkäpidon luokka kertoo?',
        text: [
          'Märkäpidon luokka kertoo jarrutusmatkasta märällä. A- ja E-luokan ero 80 kilometrin tuntivauhdista voi olla 18 metriä.{src.label}',
          'Valikoimamme {count.summer} kesärenkaasta {wetAB.summer} yltää luokkaan A tai B. Rajauksen voi tehdä suoraan [rengashaussa](/renkaat?type=summer).',
        ],
      },
      {
        heading: 'Polttoainetalous ja melu',
        question: 'Entä kulutus ja melu?',
        text: [
          'Parhaan ja huonoimman polttoainetalouden luokan ero voi olla 7,5 prosenttia kulutuksesta.{src.label} Sähköautossa saman näkee toimintamatkassa.',
          'Melu mitataan tien laidalla, ei auton sisällä. Kolme desibeliä vähemmän puolittaa äänen energian.{src.label}',
        ],
      },
      {
        heading: 'Mitä merkintä ei kerro',
        question: 'Mitä merkinnästä puuttuu?',
        text: [
          'Merkintä ei kerro kuivajarrutuksesta, vesiliirrosta, ohjattavuudesta eikä siitä, kuinka kauan rengas kestää. Niihin tarvitaan vertailuja ja kokemusta.',
          'Vertaa aina omassa koossasi, sillä sama malli voi saada eri koossa eri luokan. Talvirengasta verrataan talvirenkaaseen, ei kesärenkaaseen.',
        ],
      },
    ],
    why: [
      'Pito ja keveys vetävät eri suuntiin. Kumi, joka joustaa ja tarttuu, kuluttaa samalla energiaa. Hyvä rengas on valmistajan ratkaisu tähän ristiriitaan, ja merkintä näyttää, mihin kohtaan se on asetettu.',
    ],
  },
  size: {
    stems: 'rengasko|renkaan ko|koko\\b|koot\\b|kokoa|kantavuus|nopeusluok',
    titles: {
      professional: 'Rengaskoko: merkinnän osat ja sallitut koot',
      casual: 'Mitä numerot renkaan kyljessä tarkoittavat?',
      educational: 'Näin luet rengaskoon osa kerrallaan',
    },
    intros: {
      professional:
        'Rengaskoko, kantavuus ja nopeusluokka muodostavat merkinnän, jonka on vastattava auton tietoja.',
      casual:
        'Rengaskoko näyttää salasanalta, mutta siinä on järki. Kun sen kerran oppii, uusien renkaiden etsiminen on helppoa.',
      educational: 'Merkintä 205/55 R16 91V kertoo viisi asiaa. Käydään ne läpi vasemmalta oikealle.',
    },
    brief: [
      'Leveys, profiili, rakenne, vanne, kantavuus ja nopeusluokka.',
      'Kantavuus ei saa olla pienempi kuin auton papereissa.{src.traffic}',
      'Koko lukee renkaan kyljessä ja rekisteriotteessa.',
    ],
    sections: [
      {
        heading: 'Merkinnän osat',
        question: 'Mistä osista koko koostuu?',
        text: [
          'Koossa 205/55 R16 renkaan leveys on 205 millimetriä ja kyljen korkeus 55 sadasosaa leveydestä. R tarkoittaa vyörakennetta ja 16 vanteen halkaisijaa tuumina.',
          'Perässä olevat 91 ja V ovat kantavuus ja nopeusluokka: yksi rengas kantaa 615 kiloa ja kestää 240 kilometrin tuntivauhdin.',
        ],
      },
      {
        heading: 'Sallitut koot',
        question: 'Mikä koko autoon käy?',
        text: [
          'Autoon sallitut koot löytyvät rekisteriotteesta, usein myös ovenpielestä tai tankin luukusta. Kantavuus ja nopeusluokka eivät saa jäädä niitä pienemmiksi.{src.traffic}',
        ],
      },
      {
        heading: 'Koon vaihtaminen',
        question: 'Voiko kokoa vaihtaa?',
        text: [
          'Kokoa voi joskus vaihtaa, kunhan ympärysmitta pysyy lähes samana. Muuten nopeusmittari näyttää väärin ja rengas voi hangata lokasuojaan.',
          'Kapeampi talvirengas samalla ulkohalkaisijalla on usein sallittu ja hyvä valinta. Tarkista se rekisteriotteesta tai kysy meiltä ennen kuin tilaat.',
        ],
      },
    ],
    why: [
      'Profiili on suhdeluku. Siksi leveämpi rengas samalla profiililla on myös korkeampi. Kun leveys kasvaa, profiilia pienennetään, jotta pyörä pysyy yhtä suurena.',
    ],
  },
  sidewall: {
    stems: 'merkinn|merkint|kylki|kyljen|m\\+s|3pmsf|vuorenhuip|xl\\b|run ?flat',
    titles: {
      professional: 'Renkaan kyljen merkinnät ja niiden merkitys',
      casual: 'Kylki kertoo: näin luet renkaan merkinnät',
      educational: 'Mitä renkaan kylkeen on kirjoitettu ja miksi?',
    },
    intros: {
      professional:
        'Renkaan kyljestä näkee koon lisäksi käyttötarkoituksen, iän ja asennussuunnan. Merkinnät kannattaa tarkistaa ennen ostoa ja asennusta.',
      casual:
        'Kyljessä on enemmän tekstiä kuin moni arvaa. Onneksi vain muutama merkintä vaikuttaa siihen, mitä sinun pitää tehdä.',
      educational:
        'Merkinnöistä osa on lain vaatimia ja osa valmistajan omia. Ero on tärkeä, koska vain toiset on mitattu.',
    },
    brief: [
      '3PMSF: lumella testattu rengas, merkki vaaditaan nastattomassa talvirenkaassa {snowFrom} alkaen.',
      'DOT: valmistusviikko ja -vuosi.',
      'XL: vahvistettu rengas.',
    ],
    sections: [
      {
        heading: 'Talvimerkit',
        question: 'Mikä ero on M+S- ja 3PMSF-merkeillä?',
        text: [
          'Vuorenhuippu ja lumihiutale eli 3PMSF tarkoittaa, että rengas on läpäissyt lumitestin. Nastattomassa talvirenkaassa se on ollut pakollinen {snowFrom} alkaen.',
          'M+S on valmistajan oma ilmoitus ilman testiä. Yksin se ei enää tee renkaasta talvirengasta.',
        ],
      },
      {
        heading: 'Ikä ja kuluminen',
        question: 'Mistä näet iän ja kulumisen?',
        text: [
          'DOT-merkinnän neljä viimeistä numeroa kertovat valmistusviikon ja -vuoden: 2324 on viikko 23 vuonna 2024. Merkintä on usein vain toisessa kyljessä.',
          'TWI tai kolmio osoittaa kulumisilmaisimen paikan. Kun uran pohjan koroke on pinnan tasalla, uraa on jäljellä {summerMm}.',
        ],
      },
      {
        heading: 'Rakenne ja suunta',
        question: 'Mitä XL ja ROTATION tarkoittavat?',
        text: [
          'XL eli Extra Load on vahvistettu rengas, joka kantaa enemmän korkeammalla paineella. Se on tavallinen raskaissa ja sähkökäyttöisissä autoissa.',
          'ROTATION ja nuoli näyttävät pyörimissuunnan. Väärin päin asennettu rengas siirtää vettä huonommin, joten suunta tarkistetaan jokaisessa vaihdossa.',
        ],
      },
    ],
    why: [
      'Testattu merkki ja oma ilmoitus näyttävät kyljessä samanarvoisilta, mutta vain toisen takana on mittaus samoin ehdoin. Siksi lainsäätäjä valitsi vaatimukseksi vuorenhuippumerkin eikä M+S-merkintää.',
    ],
  },
  rims: {
    stems: 'vante|vannek|alumiiniv|pelti?vant|\\bet-arv|pulttijak|keskireik',
    titles: {
      professional: 'Vanteet: mitat, sopivuus ja talvikäyttö',
      casual: 'Uudet vanteet? Tarkista nämä mitat ensin',
      educational: 'Mitkä mitat ratkaisevat, sopiiko vanne?',
    },
    intros: {
      professional:
        'Vanteen sopivuus riippuu viidestä mitasta ja auton hyväksynnästä. Kaikkien on täsmättävä.',
      casual:
        'Vanteissa katse osuu ensin ulkonäköön. Pulttijako ja offset päättävät kuitenkin, pääseekö vanne autoon asti.',
      educational:
        'Vanne on pyörän runko, ja sen mitat määräävät, missä kohdassa rengas kulkee. Pienikin ero näkyy ajossa.',
    },
    brief: [
      'Halkaisija, leveys, pulttijako, keskireikä ja ET-arvo.',
      'Renkaan leveyden on sovittava vanteen leveyteen.',
      'Toinen vannesarja nopeuttaa kausivaihtoa.',
    ],
    sections: [
      {
        heading: 'Viisi mittaa',
        question: 'Mitä vanteesta mitataan?',
        text: [
          'Halkaisija ja leveys annetaan tuumina, pulttijako ja keskireikä millimetreinä. ET-arvo kertoo, kuinka kaukana navan pinta on vanteen keskilinjasta.',
          'Jos ET-arvo on väärä, pyörä tulee liian ulos tai hankaa sisäpuolelle. Keskireiän on istuttava napaan joko suoraan tai sovitinrenkaalla.',
        ],
      },
      {
        heading: 'Rengas ja vanne yhdessä',
        question: 'Mikä rengas vanteelle käy?',
        text: [
          'Jokaisella rengaskoolla on sallitut vanneleveydet. Liian kapealla vanteella kylki pullistuu, liian leveällä se venyy ja vaurioituu helposti.',
          'Renkaan asennus vanteelle tasapainotettuna maksaa henkilöautoon {price.fitting} renkaalta.',
        ],
      },
      {
        heading: 'Toinen sarja talveen',
        question: 'Kannattaako hankkia toinen vannesarja?',
        text: [
          'Kun talvirenkailla on omat vanteet, kausivaihto maksaa henkilöautolta {price.seasonChange} ja renkaat säästyvät irrottamiselta. Samalla kesävanteet välttävät suolan.',
          'Muista anturit: jos autossa on suora painevalvonta, toinen sarja tarvitsee omansa tai ne siirretään.',
        ],
      },
    ],
    why: [
      'ET-arvo vaikuttaa siihen, mihin kohtaan laakeria kuorma osuu. Suunniteltua ulompana kulkeva pyörä rasittaa laakeria ja muuttaa ohjausta, vaikka se mahtuisi pyörimään.',
    ],
  },
  financing: {
    stems: 'rahoit|osamaks|kuukausier|luotto|maksuer',
    titles: {
      professional: 'Renkaiden rahoitus: ehdot ja vaihtoehdot',
      casual: 'Renkaat nyt, maksu erissä: lue nämä ensin',
      educational: 'Mitä luoton ehdoista pitää ymmärtää?',
    },
    intros: {
      professional:
        'Rengassarja on kertahankinta, jonka voi maksaa myös erissä. Ehdot ovat sivulla [Rahoitus](/rahoitus).',
      casual:
        'Neljä uutta rengasta voi osua huonoon kuukauteen. Erissä maksaminen auttaa, kunhan ehdot ovat selvillä: [Rahoitus](/rahoitus).',
      educational:
        'Luoton hinta ei ole sama asia kuin kuukausierä. Selitämme luvut, jotka ratkaisevat. Esimerkki on sivulla [Rahoitus](/rahoitus).',
    },
    brief: [
      'Vertaa todellista vuosikorkoa, älä erän suuruutta.',
      'Tarkista kokonaishinta ja kesto.',
      'Ehdot: [Rahoitus](/rahoitus).',
    ],
    sections: [
      {
        heading: 'Esimerkki',
        question: 'Paljonko maksaminen erissä maksaa?',
        text: [
          '{credit}',
          'Esimerkki on laskettu liikkeen nykyisillä ehdoilla. Oman laskelman saat sivulta [Rahoitus](/rahoitus).',
        ],
      },
      {
        heading: 'Mitä vertaat',
        question: 'Mitä lukuja kannattaa verrata?',
        text: [
          'Todellinen vuosikorko sisältää korot ja kulut, ja sillä vaihtoehtoja voi verrata keskenään. Pieni erä pitkällä ajalla voi tulla kalliimmaksi kuin suurempi lyhyellä.',
          'Laske yhteen renkaat ja asennus ennen kuin päätät. Asennus vanteelle maksaa henkilöautoon {price.fitting} renkaalta.',
        ],
      },
      {
        heading: 'Kun ura on loppu',
        question: 'Milloin hankintaa ei kannata siirtää?',
        text: [
          'Jos uraa on alle {winterMm} talvirenkaissa tai {summerMm} kesärenkaissa, ajaminen ei ole enää luvallista. Silloin hankinta ei odota.',
          'Kysy silloin vaihtoehtoja omaan kokoosi: hinta ja ehdot selviävät ennen kuin päätät.',
        ],
      },
    ],
    why: [
      'Todelliseen vuosikorkoon lasketaan mukaan myös avaus- ja hoitomaksut. Siksi se on usein suurempi kuin nimelliskorko, ja pienessä luotossa kiinteät maksut painavat eniten.',
    ],
  },
} as const satisfies Record<string, Topic>;
