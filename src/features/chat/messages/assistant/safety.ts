// Finnish texts of the assistant for drivers who must not drive on, and for complaints.

export const safetyMessages = {
  complaint:
    'Ikävä kuulla, olemme pahoillamme. Asian selvittää ihminen: soita, tule käymään tai jätä soittopyyntö. Kerro, mitä tapahtui ja milloin, ja ota esille kuitti ja kuvia. Jos auto ei tunnu turvalliselta, älä aja sillä.',
  /** Follows `complaint` when the customer wants money. */
  compensation:
    'Korvauksesta tai summasta en voi luvata mitään tässä. Jos emme pääse sopuun, kuluttaja saa maksutonta apua kuluttajaneuvonnasta (kkv.fi).',
  injured:
    'Jos joku on loukkaantunut tai kipu on kova, soita hätänumeroon 112. Muussa vammassa neuvoo Päivystysapu numerossa 116 117. Älä mene auton alle äläkä siirrä sitä yksin. Autosta ja pyöristä puhutaan sen jälkeen: soita meille tai jätä soittopyyntö.',
  onMotorway: '* Moottoritiellä: aja pientareelle tai levikkeelle ja odottakaa apua kaiteen takana.',
  /** Comes before the directions when a tyre failed on the road. */
  roadsideHelp:
    'Palvelulistallamme ei ole hinausta eikä käyntiä tien päällä tai kotona, joten kysy siitä puhelimitse. Tiepalvelun saat usein autovakuutuksesi kautta. Hätätilanteessa soita 112.',
  looseWheel: [
    '* Pysähdy turvalliseen paikkaan äläkä jatka matkaa: löysä pyörä voi irrota ajossa.',
    '* Jos sinulla on avain, kiristä kaikki pultit ristiin ohjekirjan momenttiin. Jos pultti on katkennut tai puuttuu, tai jos pyörä heiluu kiristyksen jälkeenkin, älä aja vaan tilaa hinaus.',
    '* Soita meille heti, jos olemme vaihtaneet pyörät.',
  ],
  wheelOff: [
    '* Pysähdy turvalliseen paikkaan, varoita muita ja soita hätätilanteessa 112. Autolla ei voi jatkaa: tilaa hinaus.',
    '* Olemme pahoillamme, jos näin kävi meidän vaihtomme jälkeen. Soita meille heti, niin selvitämme asian ja autamme eteenpäin.',
    '* Ota kuvia pyörästä, pulteista ja autosta, ja säilytä irronneet osat.',
  ],
  looseWheelAtShop: 'Kiristyksen jälkeen tarkistamme pultit liikkeessä:',
  /** Before an answer to who asks whether to drive on with what may be dangerous. */
  caution:
    'Vauriota en voi arvioida näkemättä, joten en voi luvata, että ajaminen on turvallista. Soita meille, ennen kuin jatkat matkaa.',
  drivenFlat:
    'Tyhjänä ajettua rengasta ei yleensä voi paikata: sen kylki on voinut murtua sisältä, vaikka ulkoa ei näy mitään. Älä aja sillä enää, vaan vaihda vararengas ja näytä rengas meille. Vaurio selviää vasta, kun rengas irrotetaan vanteelta.',
  tyreDamage: [
    '* Älä aja renkaalla, vaikka siinä olisi ilmaa: vaurioitunut kylki voi haljeta milloin vain.',
    '* Vaihda vararengas tai tilaa hinaus. Kylkivauriota ei paikata, vaan rengas vaihdetaan.',
    '* Soita meille, niin katsomme, miten saat uuden renkaan alle.',
  ],
} as const;
