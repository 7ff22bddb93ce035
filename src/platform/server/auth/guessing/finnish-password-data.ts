// Words that Finns make passwords of, as far as they are known from lists of leaked ones and of names; and of this trade.

/** Rows of the Finnish keyboard, and the alphabet, that nobody has to think of. */
export const KEY_ROWS = [
  '01234567890',
  'abcdefghijklmnopqrstuvwxyzåäö',
  'qwertyuiopå',
  'asdfghjklöä',
  'zxcvbnm',
];

export const FINNISH_PASSWORDS = `
salasana salasanat salis salaisuus salainen salaus tunnus kayttaja käyttäjä yllapito ylläpito hallinta omistaja asiakas
kotona tyopaikka työpaikka perkele saatana vittu vitun helvetti paska paskaa jumalauta persereikä perse kyrpä pillu homo
suomi suomen finland suomalainen helsinki espoo vantaa tampere turku oulu lahti kuopio jyväskylä jyvaskyla pori joensuu
lappeenranta hämeenlinna hameenlinna vaasa seinäjoki seinajoki rovaniemi kotka kouvola mikkeli lappi tallinna ruotsi
talvi kesä kesa syksy kevät kevat talvella kesällä joulu juhannus pääsiäinen vappu uusivuosi tammikuu helmikuu maaliskuu
huhtikuu toukokuu kesäkuu kesakuu heinäkuu heinakuu elokuu syyskuu lokakuu marraskuu joulukuu maanantai tiistai
keskiviikko torstai perjantai lauantai sunnuntai viikko vuosi aurinko kuutamo tähti tahti lumi lumiukko pakkanen meri
järvi jarvi metsä metsa mökki mokki sauna kalja olut viina kahvi makkara mansikka mustikka banaani omena peruna porkkana
kissa kissat kissani koira koirat koirani hevonen heppa karhu susi kettu jänis janis pupu orava hiiri lehmä lehma possu
lintu pöllö pollo joutsen kana kukko norsu leijona tiikeri apina delfiini pingviini nalle nallepuh muumi muumipeikko
mörkö nuuskamuikkunen pikkumyy aku ankka akuankka mikkihiiri hessu roope jääkiekko jaakiekko lätkä latka jokerit hifk
tappara ilves kärpät karpat hpk tps lukko ässät assat pelicans saipa kalpa jukurit jyp hjk jalkapallo salibandy sähly
hiihto ralli formula räikkönen raikkonen häkkinen hakkinen selänne selanne koivu litmanen kimi mika teemu saku jari
nokia marimekko arabia fazer salmiakki suklaa karkki pulla jäätelö jaatelo pizza kebab mersu volvo saab toyota opel lada
bemari auto autot autoni ajokortti mopo moottori traktori rekka vene polkupyörä pyörä pyora rengas renkaat rengasta renkaita
talvirengas talvirenkaat kesärengas kesärenkaat kesarenkaat nastarengas nastarenkaat kitkarengas kitkarenkaat nasta
nastat kitka vanne vanteet rengasliike rengashotelli rengaskauppa rengastyö autokauppa autohuolto korjaamo huolto pultti
pultit mutteri tunkki kaarto hakkapeliitta nokianrenkaat michelin continental goodyear
rakas rakkaus rakkaani rakastan rakastansinua minarakastansinua minärakastansinua kulta kultaseni kultsi muru murunen hani beibi enkeli ystävä ystava perhe
äiti aiti äitini isä isa isi isini iskä veli sisko siskoni veljeni mummo mummi ukki pappa vaari lapsi lapset tyttö tytto
poika vauva prinsessa prinssi kuningas kuningatar ritari keiju noita peikko lohikäärme lohikaarme musta valkoinen punainen
sininen vihreä vihrea keltainen oranssi violetti pinkki ruskea harmaa hopea kukka ruusu päivänkakkara aurinkoinen onni
onnellinen ilo iloinen hymy elämä elama elämäni kuolema rauha vapaus voima toivo uskollinen unelma unelmat musiikki
kitara piano rumpu metalli rokki metallica nightwish lordi peli pelaaja peluri kone koulu opettaja opiskelija oppilas
kirja kirjasto ikkuna ovi talo koti kotini pöytä poyta tuoli lamppu puhelin kamera televisio tietokone näppäimistö
testi testaus kokeilu moikka moi hei heippa terve tervetuloa kiitos anteeksi hyvää huomenta hyvaahuomenta moimoi heihei
yksi kaksi kolme neljä nelja viisi kuusi seitsemän seitseman kahdeksan yhdeksän kymmenen yksikaksikolme yksikaksi
matti maija pekka liisa antti anna annika juha johanna jukka jaana mikko minna timo tiina kari katja kaisa kati petri
päivi paivi pirjo pirkko sari satu sanna sanni susanna heikki helena hanna heidi hannu ilkka inkeri jarmo janne jenni
jenna joni jonna juhani kalle karoliina kirsi laura lauri leena lasse marko markku marja maria marika mari merja mirja
mervi niina noora olli outi oskari pasi paula pauli raija reijo riikka ritva risto roosa sakari samuli sami seppo sini
sofia tapani tapio tarja teija terhi tero tommi toni tuomas tuomo tuula tuija vesa veera ville vilma aino aleksi aleksanteri
eero eeva elina emma emilia erkki esa eila eino iida ilona jaakko jani jere joonas juho julia kaarina kristiina krista
lotta mikael miia milla niko oona otto riku saara santeri tuukka valtteri virpi virtanen korhonen mäkinen makinen nieminen
mäkelä makela hämäläinen hamalainen laine heikkinen koskinen järvinen jarvinen lehtonen lehtinen saarinen salminen heinonen
`;
