// What the built-in writer knows of tyres by their season, in Finnish. {names} are facts of the shop and of the law.
import type { Topic } from '../writing/draft-topic.ts';

export const seasonTopics = {
  winter: {
    stems:
      'talvireng|talvirenka|rengaskau|talvikau|talviauto|\\btalv(?:i|en|ella|een)\\b|ensilum|liukas|liukka|liukku',
    titles: {
      professional: 'Talvirenkaat: mitä laki vaatii ja milloin vaihdetaan',
      casual: 'Talvirenkaat alle ennen ensilunta',
      educational: 'Mistä tiedät, milloin talvirenkaat tarvitaan?',
    },
    intros: {
      professional:
        'Talvirenkaiden käyttöä ohjaavat laki ja keli. Tässä artikkelissa käydään läpi vaatimukset, renkaan valinta ja vaihdon ajankohta.',
      casual:
        'Ensilumi yllättää joka vuosi samat ihmiset. Sinun ei tarvitse olla heistä yksi: kun tiedät kolme asiaa, vaihdat ajoissa ja ilman jonoa.',
      educational:
        'Moni muistaa talvirenkaista yhden päivämäärän. Se ei riitä, sillä laki katsoo myös säätä. Selitämme, mistä vaatimus tulee ja miten sitä luetaan.',
    },
    brief: [
      'Talvirenkaat {season}, jos sää tai keli sitä edellyttää.',
      'Laki vaatii talvirenkaaseen uraa vähintään {winterMm}, suosituksemme on {adviceWinterMm}.',
      'Nastattomassa talvirenkaassa vuorenhuippumerkki, pakollinen {snowFrom} alkaen.',
    ],
    sections: [
      {
        heading: 'Kausi ja keli',
        question: 'Milloin talvirenkaat vaaditaan?',
        text: [
          'Talvirenkaita on käytettävä {season}, jos sää tai keli sitä edellyttää. Päivämäärä yksin ei siis velvoita, mutta yksi sula tie ei vapauta: alueen muutkin tiet ja odotettavissa oleva keli ratkaisevat.',
          'Vaihda, kun yölämpötila laskee lähelle nollaa. Sillat ja varjopaikat jäätyvät ensin, ja aamulla lähtevä ajaa päivän liukkaimman kelin.',
        ],
      },
      {
        heading: 'Millainen rengas kelpaa',
        question: 'Mikä on talvirengas?',
        text: [
          'Nastattomassa talvirenkaassa on oltava vuorenhuippumerkki eli 3PMSF. Vaatimus tuli voimaan {snowFrom}. Pelkkä M+S ei enää riitä.',
          'Uraa pitää olla vähintään {winterMm}. Suosittelemme uusia, kun uraa on alle {adviceWinterMm}, koska pito sohjossa heikkenee jo ennen lain rajaa.',
        ],
      },
      {
        heading: 'Valinta',
        question: 'Mistä valinta alkaa?',
        text: [
          'Valikoimassamme on {count.winter} talvirengasta, hinnat {min.winter}–{max.winter} kappale. Niistä nastarenkaita on {count.studded} ja kitkarenkaita {count.friction}.',
          'Valitse reitin liukkaimman kilometrin mukaan. Suolattu päätie ja yksityistie samana aamuna ovat kaksi eri talvea.',
        ],
      },
    ],
    why: [
      'Kesärenkaan kumi kovettuu kylmässä, eikä se enää myötäile tien pintaa. Talvirenkaan seos pysyy pehmeänä, ja lamellit avaavat lisää tarttuvia reunoja. Siksi ero tuntuu jo ennen lunta.',
    ],
  },
  studded: {
    stems: 'nasta|nastoi|nastar',
    titles: {
      professional: 'Nastarenkaat: käyttöaika, hyödyt ja rajat',
      casual: 'Nastat vai ei? Näin mietimme sen tiskillä',
      educational: 'Miten nasta toimii ja milloin siitä on hyötyä?',
    },
    intros: {
      professional:
        'Nastarengas on valinta, jossa pito märällä jäällä maksaa hieman melua. Kokosimme käyttöajan ja valinnan perusteet.',
      casual:
        'Nastoista on kaikilla mielipide. Me kysymme ensin yhden asian: millaisella tiellä ajat vuoden liukkaimman aamun?',
      educational:
        'Nasta on pieni kovametallinen kärki, mutta sen vaikutus riippuu jäästä. Kun ymmärtää, mitä jään pinnalla tapahtuu, valinta helpottuu.',
    },
    brief: [
      'Nastarenkaat sallittu {studSeason} ja muulloin, jos keli sitä edellyttää.',
      'Vahvimmillaan märällä jäällä lähellä nollaa.',
      'Nastarenkaalla ei ole EU-merkintää.{src.label}',
    ],
    sections: [
      {
        heading: 'Käyttöaika',
        question: 'Milloin nastoilla saa ajaa?',
        text: [
          'Nastarenkailla saa ajaa {studSeason} ja muulloinkin, jos sää tai keli sitä edellyttää. Keväällä ei siis tarvitse kiirehtiä, jos yöt ovat vielä pakkasella.',
          'Sulalla tiellä nastat kuluvat ja jauhavat asfalttia. Siksi niitä ei kannata pitää alla lämpimillä keleillä.',
        ],
      },
      {
        heading: 'Missä nasta on omimmillaan',
        question: 'Missä nasta puree?',
        text: [
          'Etu on selvin märällä ja sileällä jäällä, kun lämpötila on lähellä nollaa. Vesikalvon läpi pelkkä kumi ei saa otetta, mutta nastan kärki saa.',
          'Harkitse nastaa, jos ajat teillä, joita ei suolata, tai kotitiellä on mäki. Kaupungin suolatuilla kaduilla etu jää pienemmäksi.',
        ],
      },
      {
        heading: 'Valikoima ja käyttö',
        question: 'Mitä ostaessa pitää katsoa?',
        text: [
          'Valikoimassamme on {count.studded} nastarengasta, hinnat {min.studded}–{max.studded} kappale. EU-merkintää niillä ei ole, sillä asetus ei koske nastarenkaita.{src.label}',
          'Uudet nastat ajetaan sisään rauhallisesti, ilman rajuja kiihdytyksiä ja jarrutuksia. Silloin nasta asettuu paikalleen ja pysyy siinä.',
        ],
      },
    ],
    why: [
      'Lähellä nollaa jään pinnalle syntyy ohut vesikerros, joka voitelee. Kovassa pakkasessa kerros puuttuu, jää on karheaa ja kumikin pitää. Siksi sama tie voi suosia eri rengasta eri aamuna.',
    ],
  },
  friction: {
    stems: 'kitka|nastato',
    titles: {
      professional: 'Kitkarenkaat: valinta, merkinnät ja vanheneminen',
      casual: 'Kitkarenkaat: hiljaiset kaverit talveen',
      educational: 'Mihin kitkarenkaan pito perustuu?',
    },
    intros: {
      professional:
        'Kitkarengas on nastaton talvirengas, ja niitä on kahta lajia. Valinnassa ratkaisevat merkinnät ja ajoympäristö.',
      casual:
        'Kitkarenkaista kuulee kahta tarinaa: toisessa ne ovat liukkaat, toisessa loistavat. Usein kyse on eri renkaista.',
      educational:
        'Kitkarenkaassa ei ole nastoja, ja silti se pitää jäällä. Avaamme, miten se on mahdollista ja mistä hyvän renkaan tunnistaa.',
    },
    brief: [
      'Kitkarenkaassa vuorenhuippumerkki, pakollinen nastattomissa talvirenkaissa {snowFrom} alkaen.',
      'Jääpitomerkki erottaa pohjoisen kitkarenkaan keskieurooppalaisesta.',
      'Kitkarenkaan urassa lain mukaan vähintään {winterMm} silloin, kun talvirenkaita vaaditaan.',
    ],
    sections: [
      {
        heading: 'Kaksi eri kitkarengasta',
        question: 'Miksi kaikki kitkat eivät ole samanlaisia?',
        text: [
          'Pohjoinen kitkarengas on tehty jäälle ja lumelle, keskieurooppalainen talvirengas sateeseen ja märälle moottoritielle. Molemmissa on vuorenhuippumerkki, sillä se mittaa lumipitoa.',
          'Etsi siksi myös jääpitomerkki. Se kertoo, että rengas on testattu jäällä.{src.label}',
        ],
      },
      {
        heading: 'Kenelle kitka sopii',
        question: 'Sopiiko kitka sinulle?',
        text: [
          'Kitka sopii sinulle, jos ajat kaupungissa tai suolatuilla pääteillä, arvostat hiljaisuutta tai ajat sähköautolla.',
          'Valikoimassamme on {count.friction} kitkarengasta, hinnat {min.friction}–{max.friction} kappale.',
        ],
      },
      {
        heading: 'Ikä ja kuluminen',
        question: 'Kuinka kauan kitka on hyvä?',
        text: [
          'Kitkarengas vanhenee huomaamatta: kumi kovettuu ja jääpito heikkenee, vaikka uraa olisi jäljellä. Tarkistuta renkaat joka syksy siitä lähtien, kun ne ovat {checkYears}-vuotiaita.',
          'Jos ura on kulunut alle rajan {adviceWinterMm}, ehdotamme uusia kitkoja, vaikka laki sallii ajamisen {winterMm} asti.',
        ],
      },
    ],
    why: [
      'Pito syntyy kahdesta asiasta: pehmeästä kumista, joka mukautuu pinnan epätasaisuuksiin, ja lamelleista. Lamelli on ohut viilto, joka avautuu kuormituksessa ja imee vettä jään pinnalta reunojensa väliin.',
    ],
  },
  summer: {
    stems: 'kesareng|kesarenka|kesakau|\\bkesa(?:n|lla|an)?\\b|vesiliir',
    titles: {
      professional: 'Kesärenkaat: märkäpito, urasyvyys ja valinta',
      casual: 'Kesärenkaat: katso sateeseen, älä aurinkoon',
      educational: 'Mitä kesärenkaasta kannattaa katsoa ensin?',
    },
    intros: {
      professional:
        'Kesärenkaan tärkein ominaisuus on pito märällä. Kerromme, miten sitä verrataan ja milloin rengas on vaihdettava.',
      casual:
        'Aurinkoisella tiellä lähes mikä tahansa rengas tuntuu hyvältä. Rankkasade erottaa ne toisistaan, joten aloitetaan siitä.',
      educational:
        'Kesärenkaan ura ei ole koriste. Se on pumppu, joka siirtää vettä pois tien ja kumin välistä. Katsotaan, mitä siitä seuraa.',
    },
    brief: [
      'Kesärenkaan urassa lain mukaan vähintään {summerMm}, suosituksemme on {adviceSummerMm}.',
      'Märkäpidon luokka uutena A–E, EU-merkinnästä.{src.label}',
      'Oikea paine lukee auton ovenpielessä.',
    ],
    sections: [
      {
        heading: 'Märkäpito ensin',
        question: 'Miksi märkäpito ratkaisee?',
        text: [
          'Kun jarrutat märällä 80 kilometrin tuntivauhdista, A-luokan rengas pysähtyy jopa 18 metriä aiemmin kuin E-luokan.{src.label} Luokka mitataan uudella renkaalla.',
          'Valikoimamme {count.summer} kesärenkaasta {wetAB.summer} on märkäpidoltaan luokkaa A tai B. Hinnat ovat {min.summer}–{max.summer} kappale.',
        ],
      },
      {
        heading: 'Milloin kesärengas on loppu',
        question: 'Kauanko kesärenkaalla voi ajaa?',
        text: [
          'Laki vaatii kesärenkaaseen uraa vähintään {summerMm}. Vesiliirron riski kasvaa kuitenkin jo aiemmin, ja siksi suosittelemme uusia, kun uraa on alle {adviceSummerMm}.',
          'Katso uran lisäksi ikä. Kumi kovettuu vuosien mukana, ja ensimmäisenä heikkenee pito märällä.',
        ],
      },
      {
        heading: 'Vaihto keväällä',
        question: 'Milloin kesärenkaat alle?',
        text: [
          'Odota, että yöt pysyvät plussalla. Talvirenkaiden kausi päättyy, mutta takatalvi ei katso kalenteria: talvirenkailla saa ajaa myös keväällä.',
          'Vaihda samalla paikat, jos etu- ja takarenkaat ovat samaa kokoa. Renkaat kuluvat silloin tasaisemmin.',
        ],
      },
    ],
    why: [
      'Vesiliirrossa renkaan eteen kertyy enemmän vettä kuin urat ehtivät siirtää. Rengas nousee vesipatjan päälle, eikä ohjaus enää vastaa. Mitä matalampi ura ja mitä kovempi vauhti, sitä vähemmän vettä siihen tarvitaan.',
    ],
  },
  change: {
    stems:
      'renkaanvaih|renkaidenvaih|renkaiden vaih|kausivaih|vaihtoaik|vaihtojono|ajanvara|pultti|jalkikirist',
    titles: {
      professional: 'Renkaanvaihto: työ, hinta ja jälkikiristys',
      casual: 'Renkaat vaihtoon ilman jonoa',
      educational: 'Mitä renkaanvaihdossa oikeastaan tehdään?',
    },
    intros: {
      professional:
        'Kausivaihto on lyhyt työ, jossa tarkastetaan samalla renkaiden kunto. Kerromme vaiheet ja hinnan.',
      casual:
        'Vaihtojono on pisin ensilumen viikolla ja lyhin kaksi viikkoa sitä ennen. Arvaa, kumpaa suosittelemme.',
      educational:
        'Vaihto näyttää yksinkertaiselta, mutta pultit, momentti ja pyörimissuunta ratkaisevat, onko se tehty oikein.',
    },
    brief: [
      'Kausivaihto henkilöautolle, neljä pyörää: {price.seasonChange}.',
      'Pulttien jälkikiristys, kun vaihdosta on ajettu {retighten} kilometriä.',
      'Urasyvyys mitataan vaihdon yhteydessä.',
    ],
    sections: [
      {
        heading: 'Vaihdon vaiheet',
        question: 'Mitä vaihdossa tapahtuu?',
        text: [
          'Auto nostetaan valmistajan merkitsemistä kohdista, pyörät irrotetaan ja navan pinta puhdistetaan. Uudet pyörät kiinnitetään momenttiavaimella, sillä liian löysä ja liian tiukka pultti ovat molemmat vikoja.',
          'Samalla katsomme urasyvyyden, kyljet ja pyörimissuunnan. Jos renkaat riittävät vielä kauden, sanomme sen.',
        ],
      },
      {
        heading: 'Hinta',
        question: 'Mitä vaihto maksaa?',
        text: [
          'Kausivaihto, kun renkaat ovat valmiiksi vanteilla, maksaa henkilöautolta {price.seasonChange}. Jos rengas asennetaan vanteelle, työ maksaa henkilöautoon {price.fitting} renkaalta.',
          'Koko [hinnasto](/hinnasto) on sivuillamme, joten näet hinnan jo ennen ajanvarausta.',
        ],
      },
      {
        heading: 'Vaihdon jälkeen',
        question: 'Mitä vaihdon jälkeen pitää muistaa?',
        text: [
          'Pultit kiristetään uudelleen, kun olet ajanut {retighten} kilometriä. Vanne asettuu napaa vasten vasta ajossa, ja siksi jälkikiristys kuuluu jokaiseen vaihtoon.',
          'Tarkista myös paineet. Jos autossa on epäsuora painevalvonta, nollaa järjestelmä vaihdon jälkeen.',
        ],
      },
    ],
    why: [
      'Momentti on voima kertaa vipuvarren pituus. Kun pultti kiristetään oikeaan momenttiin, se venyy hieman ja puristaa vanteen napaan. Juuri se puristus pitää pyörän paikallaan, ei pultin varsi.',
    ],
  },
} as const satisfies Record<string, Topic>;
