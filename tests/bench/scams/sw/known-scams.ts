export const knownScams = `
# romance slow
> Mpenzi kuna jambo baya, naona aibu kukwambia / Babe niko hospitali, sijui nianze wapi
< Nini tena? / Unaumwa?
> Mtoto wangu amegongwa na boda, bila deposit hawamtibu / Mama anahitaji operesheni usiku huu
< Mungu wangu, pole / Nasikitika sana
> Wanataka {amount}, nina nusu, akaunti yangu imefungwa nikiwa safarini / Ni {amount}, Ijumaa narudisha naapa
?< Mimi pia niko vibaya / Kaka yako je?
> Tuma kwa {pay} {phone}, jina litatokea {name2} / Tumia {wire}, jina la binamu {name2}
?> Mbona umenyamaza, hunipendi tena? / Usimwache afe

# romance quick
> Nataka kuja weekend hii, nimeangalia basi / Nimeomba ruhusa, nakuja {city} kukuona
< Kweli? Vizuri / Lini?
> Shida ni mshahara haujaingia / Wametuchelewesha kwa sababu ya mgomo
> Nitumie nauli, {amount}, nikifika nakurudishia / Ukinisaidia {amount} Jumamosi niko hapo
< Sijui / Nije mimi badala yake
> {pay} {phone}, ni {name2} / Weka kwa laini ya dada, {phone}, yangu imejaa

# romance slow
> Kazi kwenye meli inaisha wiki tatu, nakuja moja kwa moja / Mimi ni injinia kwenye rig, network ni mbaya huku
< Nahesabu siku / Tufanye video call hata moja?
> Kamera imeingia maji, niamini / Security hawaruhusu kamera malkia wangu
> Spea ya mashine imeharibika, bila hiyo hawalipi mkataba / Ili niachiliwe mke wangu alipie fomu ya likizo
< Maana yake? / Mimi nifanye nini?
> Ni {amount}, app ya benki haifunguki baharini, narudisha mara mbili / Mpe agent {amount} kwa {wire}, iwe siri yetu
?> Usimwambie dada yako, ana wivu / Ulienda kwa agent?

# romance subtle
> Kuanzia kesho sitaonekana, usijali / Nikinyamaza ni simu, sio moyo
< Kwa nini? / Simu ina nini?
> Mwezi unaujua ulivyo, sitaki kukuingiza / Mwanaume hafai kumwambia mwanamke hivi
< Niambie / Ongea
> Ungekuwa wewe usingeomba hata, ni kidogo kuliko {food} yako ya Ijumaa / Ya kula tu na ya kukuandikia
?< Ngoja nione / Unataka nini hasa?
> Mungu atakulipa, laini ni ile ile, {phone} / Namba unayo, jina unalijua

# advance-fee slow
> Nimekutumia mzigo wa uchumba, cheni, simu na noti ndani / Angalia email malkia, umetoka London leo
< Haikuhitajika! / Una nini ndani?
> Wewe ni maisha yangu, tracking {code} / Unafika Alhamisi, fuatilia {code}
~
> Umeshikwa customs, wanataka {amount} ya clearance / Dereva anasema kodi ni {amount} kabla ya kutoa
< Nilipie zawadi yangu? / Ni nyingi kwangu
> Ndani kuna {big}, usipoteze kwa kodi ndogo / Lipa halafu uchukue kwa bahasha
> Akaunti ya agent: {name2}, {phone} / {wire} kwa afisa {name2}, nitumie risiti

# advance-fee quick
> Mimi ni wakili {name2}, natafuta mtu mwaminifu / Ni mwanajeshi Syria, nimeona wema machoni pako
< Habari... / Nashukuru
> Mteja wangu alifariki akaacha {big} bila mrithi / Tumepata sanduku la {big}, naomba ulipokee
< Unatania? / Kwa nini mimi?
> Asilimia 40 ni yako, siri / Nikimaliza kazi naja tugawane
> Lipia tu hati ya kiapo, {amount} / Mjumbe ataleta, mpe {amount} ya makaratasi
> Nitumie jina kamili, anwani na akaunti ya benki / Nijibu {app}, {handle}

# advance-fee quick
> Naweza kukuunganisha kazi Qatar, kampuni inaajiri / Mjomba yuko ubalozini, visa wiki mbili
< Kweli? Nimejaribu sana / Kazi gani?
> Usafi hotelini, nyumba bure / Supermarket, hakuna interview, nafasi nne zimebaki
> Usajili {amount} na medical {amount2}, zinarudishwa / Fomu ni {amount}, leo ndiyo mwisho
< Naweza lipa nikifika? / Ofisi iko wapi?
> Hapana, kila mtu analipa kwanza, {pay} {phone} / Doha. Tuma kwa secretary {name2}, {phone}

# advance-fee subtle
> Naomba msaada mdogo, boksi linakuja {city} na sina anwani / Nimeagiza vitu vya nyumba yetu, walete kwako?
< Nadhani sawa / Ni nini?
> Vyombo na mashuka, nitunzie / Manukato ya duka langu, wewe malaika
~
> Watakupigia kuhusu kutoa, malizana nao uniwekee risiti / Dereva anasema kuna storage, elewana naye kwanza
< Ni ngapi? / Si ilikuwa tayari?
> Atakuambia, haizidi {amount} / Usiangalie hesabu, sisi ni kitu kimoja

# sextortion quick
> Twende {app}, {handle}, nikuonyeshe kitu / Una video? Ni private {handle}
< Haha sawa / Saa hii? Niko kitandani
> Mimi pia, naanza / Nionyeshe zote, usiogope
~
> Angalia, nimerekodi zote / Nina video yako na uso unaonekana
< Nini? Kwa nini? / Tafadhali futa
> Nina facebook yako, dada yako {woman}, boss wako, wote watapata / Dakika kumi familia yote itaona
> Lipa {amount} sasa nifute, {pay} {phone} / {amount} kwa kadi za {card} ama nisambaze
?> Ukiniblock itakuwa mbaya / Unadhani natania? Mmoja ameshapata

# sextortion subtle
> Nilikuwa naangalia picha zako za ile usiku / Bado ninayo video call ya Jumapili
< Ifute tafadhali / Ulirekodi??
> Usijali. Simu huibiwa, lazima niwe makini / Iko salama kwa sasa. Dada yako {name2} ana duka zuri
< Unataka nini? / Kwa nini unamtaja?
> Napitia magumu na hujanijali / Mtu anayetunzwa hutunza
> Unajua jinsi ya kunifurahisha / Fikiria ukimya wangu una thamani gani

# gift-card slow
> Laini yangu inaisha kesho, hatutaongea / Birthday yangu inakuja na niko peke yangu kambini
< Nikusaidie? / Ungependa nini?
> Ninunulie kadi ya {card}, huku hutumika kwa internet / {card} ya {amount} inatosha kununua data
< Kadi ya internet? / Inafanyaje?
> Kwaruza nyuma upige picha / Nunua supermarket unitumie namba za nyuma, usimwambie cashier
?> Umepata? Weka risiti / Moja haitoshi, wanataka mbili za {amount}
?< Hii hapa: {code} / Cashier aliuliza maswali

# gift-card quick
> Babe uko karibu na supermarket? / Uko wapi? Nahitaji msaada haraka
< Ndiyo, mbona / Nyumbani
> Niko mkutanoni, kadi imekataa, chukua {card} tatu za {amount} / Mpwa ana birthday nikasahau, {card} ya {amount}, usiku nakulipa
< Huwezi nunua online? / Mpwa gani?
> Site haikubali nchi yangu, nitumie code hivi {code} / Kwaruza upige picha, ni urgent

# crypto slow
> Uliuliza nasafiri vipi, mjomba alinifundisha kutrade / Leo nimepata {amount} kabla ya chai
< Vipi? / Ukifanya nini?
> Mikataba mifupi ya {coin}, ana signal / Platform, shangazi yumo, nataka tujenge pamoja
< Sijui hayo / Sio hatari?
> Nitakuongoza, anza na {amount}, jisajili {link} / Hakuna hasara ukinifuata, fungua {link} kwa mwaliko wangu
?> Ona screenshot, 20% kwa siku / Unatoa ukitaka
< Nimeweka {amount2} na imepanda! / Halafu?
> VIP ni {amount}, kopa, inafungwa leo / Kutoa lazima ulipe kodi {amount} kwanza

# crypto quick
> Unataka kupata pesa kwa simu? Ni ku-like video tu / Mimi ni manager, nazidisha pesa za watu
< Vipi? / Ni kweli?
> Weka {amount} upokee {profit} kwa masaa matatu, guaranteed / Tuma {coin} kwa {wallet}, robot inafanya
< Ikishindikana? / Wengi wametapeliwa
> Halali 100%, leo nimelipa wengi, {link} / Mimi ni Mkristo, sidanganyi, ongea na manager {app} {handle}

# crypto quick
> Samahani nimepoteza akaunti, nimeweka namba yako ya kuthibitisha / Utapata SMS ya tarakimu sita, nitumie
< Ya nini? / SMS gani?
> Ni wallet yangu, inahitaji code ya rafiki, haraka / Code tu, pesa yangu imekwama
< Imeandikwa usimpe mtu / Inasema code ya {app}
> Ni kawaida wanaandika hivyo, huniamini? / Tuma haraka, dakika mbili zimebaki

# crypto subtle
> Leo nimefunga mapema, signal ilikuwa nzuri / Mjomba anasema dirisha ni Alhamisi
< Dirisha gani? / Wewe na chati zako
> Sipendi kuchanganya na sisi / Ni kwa wenye subira, sifai kusema
< Jaribu / Umenifanya nitake kujua
> Mara ya kwanza weka kidogo, nitakaa nawe dakika kumi / Tufanye moja pamoja, kitakachotoka ni chako
> Fungua akaunti {link} uniambie unaona nini / Una app ya kubadilisha? Kwanza iwe {coin}

# gift-card subtle
> Unajua vile vikadi karibu na cashier, vya games? / Supermarket yenu huuza vocha za games?
< Nadhani / Za simu?
> Mtoto wangu boarding anataka moja na huku hakuna / Kingenifurahisha wiki hii, ni ujinga najua
< Kesho nitaangalia / Nitakutumiaje?
> Si lazima posta, nyuma ndiyo muhimu, picha inatosha / Nisomee tu kilicho chini ya ile sehemu ya silver

# advance-fee quick
> Umeona message? Nimetuma {amount} kwako kimakosa, ilikuwa dawa ya mama / Angalia {pay} yako, hela yangu imeingia laini yako
< Naona sms lakini salio ni lile lile / Ngoja nione
> Huchelewa kuonekana, rudisha haraka yuko pharmacy / Network iko chini, nirudishie {amount}, nakuomba kwa Mungu
?< Si wareverse? / Sioni kitu
> Huchukua siku tatu, weka {phone}, jina {name2} / Wewe mtu mwema, {phone}, toa charges zako

# advance-fee quick
> Nina-connect vijana na mashosh wenye pesa {city}, uko interested? / Kuna sugar mummy amependa picha zako
< Ni kweli? / Analipa aje?
> {amount2} kwa wiki, anataka mtu msiri / Mume husafiri, mimi naunganisha tu
> Kupewa namba yake ni registration {amount} / Connection fee ni {amount}, alafu nakupa contact
< Kata kwa pesa yake / Nitajuaje yupo
> Ni sheria, {pay} {phone} / Anasubiri saa hii, lipa muongee usiku, {phone}

# sextortion slow
> Picha moja ya macho yangu tu / Nimemiss mwili wako, moja kabla ya kulala
< Wewe kwanza / Hutaonyesha mtu?
> Naapa kwa mama yangu / Unajua nakupenda
~
> Sikutaka lakini nahitaji {amount} / Basi ndivyo ilivyo, najua unafanya kazi wapi
< Unanitishia? / Nilidhani unanipenda
> Kanisa lako litaona wewe ni nani / Nina namba ya mume wako
> Hadi saa kumi na mbili ama nasambaza / {amount} leo na hutanisikia tena, {phone}
`
