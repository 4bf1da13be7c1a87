export const heldOutScams = `
# romance slow
> Nimeibiwa begi stage, naandika na simu ya rafiki / Niko kituo cha polisi {city2}, tumegongana na pikipiki
< Umeumia?? / Imekuwaje?
> Hapana, lakini siwezi kurudi, sina mtu huku / Mwenye pikipiki anataka tuelewane ama nilale ndani
< Huna wa kumpigia? / Wanataka nini?
> Kaka hapokei. Ni {amount} tu, sitasahau maisha / {amount} niachiliwe, naandika nikilia
> Rafiki ana {pay}, {split}, unganisha / Mkubwa ni {split}, naandika hivi kwa sababu app inaficha
?> Upo? / Harakisha kabla ya zamu kubadilika

# romance slow
> Landlord ameweka kufuli kwangu / Wametupa vitu vyangu nje kwa mvua
< Hapana! Kwa nini? / Umelala wapi?
> Miezi miwili sijalipa tangu kampuni ifungwe / Kwenye benchi la kanisa, sikutaka unione hivi
?< Mshahara je? / Shangazi yako?
> Nitapata nusu mtu akinishika mkono kwa ile nyingine / Kama unanipenda usiniache nje
> {amount} inatosha, laini yangu ya pili {pay} {phone} / Weka {amount} kwa {phone}, ni caretaker {name2}

# romance quick
> Asubuhi njema moyo, sijala tangu jana / Naomba kitu, wewe pekee uko online
< Kumetokea nini? / Kitu gani?
> Niwekee credo, {small}, tuendelee kuongea / Nisambazie bundle, niko kwenye mb za mwisho
< Hiyo sawa / Nina {small2}
> Barikiwa. Na kama una {amount}, gesi imeisha / Roho nzuri, ongeza {amount} ya chakula, tarehe 30 narudisha

# romance subtle
> Nimeanza biashara ya viatu, najivunia / Nimepata chumba cha saluni karibu na {place}
< Hongera! / Bosi lady
> Kati yangu na kufungua kumebaki kidogo tu / Kuna kipengele, tusiharibu jioni
< Kiasi gani? / Sema
> Wanaojenga wawili hudumu, wa rafiki yangu aliweka sehemu yake wakaoana / Ningeandika jina lako kama mshirika
?> Lala nalo, nakwambia kwa sababu ni wewe / Siombi, nachukia kuomba

# advance-fee slow
> Sijawahi kukuambia, baba aliuza dhahabu Geita / Marehemu aliacha masanduku kampuni ya ulinzi
< Hadithi hiyo / Yana nini?
> Dhahabu kilo 35 kwa jina langu, mjomba anaitaka / {big}, bila mshirika wa nje siwezi kugusa
< Mimi tena? / Kama movie
> Utakuwa mume wangu, tuuze tuishi kwako / Unaandikwa mnufaika, hulipi kitu
~
> Kampuni inadai gharama ya kuhifadhi, {amount}, halafu ni yako / Mahakama inataka cheti cha {amount}
> Mtumie mwanasheria {name2} kwa {wire} / Mlezi hupokea {pay}, {phone}

# advance-fee quick
> Nauza gari, nimehamishwa, {amount}, bei ya kutupa / Napangisha nyumba karibu na {place}, niko nje, tumalizane wenyewe
< Nilikuwa natafuta / Naweza kuiona?
> Funguo ziko na dereva, toa ahadi aje / Wengi wanaitaka, kukuwekea ni {amount2} leo
< Kabla ya kuona? / Nione kwanza
> Nimekuamini, inarudishwa / Agent {name2} yuko {phone}, ukituma anatoka

# advance-fee quick
> Hongera, umechaguliwa kwa ruzuku ya vijana / Nafanya na foundation, unapata mkopo bila dhamana
< Sikuomba / Taratibu zake zikoje?
> Ni automatic, {big} mara mbili / Jina lako limetoka, {amount2} leo
> Unaactivate na {amount}, ni bima / Processing {amount}, dakika 20 imeingia
?< Kateni kwenye mkopo / Isipofika?
> Sheria hairuhusu, kwa {name2}, {split} / Basi simjui Mungu, {pay} {phone}

# advance-fee subtle
> Mwenzangu anasafiri Ijumaa na kitu chako / Nimeficha surprise kwa mzee anayekuja {city}
< Kitu gani? / Mzee?
> Utaona, anahitaji tu ile kawaida ya watu wa ghala / Wakimshikia begi, nyamaza umalizane naye
< Kawaida gani? / Ni halali?
> Huwa wanapata sababu, muulize hufanywa vipi / Si kitu ukilinganisha na kilicho ndani

# sextortion quick
> Ulipenda call yetu? Mimi nilipenda, nikaihifadhi / Mwili mzuri, aibu wanafunzi wako wakiona
< Samahani? / Hii ni nini?
> Sichezi, mke wako ni {woman}, marafiki 412, wote nimewatag / Capture hii: ukurasa wa mama yako na kidole changu kwenye send
< Naenda polisi / Nakusihi nina watoto
> Polisi hawanipati, una nusu saa, {amount} / Kuwa mjanja, {amount} iishe, {pay} {split}
?> Dakika ishirini / Imeshaingia group moja

# sextortion slow
> Sisi ni watu wazima, hakuna anayesoma / Sijavaa sana, uone? {app} ni safi zaidi
< Mtundu / Naona haya
> Nakuamini niamini, washa taa nione uso / Toa nitoe
~
> Natoka familia maskini, sikutaka tufike hapa / Pole, biashara ni biashara
< Kufika wapi? / Biashara gani?
> Ni dakika tatu, saa mbili iko page ya kampuni yako usiponiheshimu / {amount} nikurudishie, ama followers wako wote wapate
> Tuma {coin} kwa {wallet} / Nakubali {card} tatu, code ionekane

# sextortion subtle
> Nimepata ofisi yako, dada wa reception ni mpole / Binti yako ana tabasamu lako, nimeona kwake
< Mbona unaangalia? / Unanitisha
> Najiuliza nani mwingine angependa upande wako wa siri / Huhifadhi vitu vizuri, ulikuwa huru sana
< Unataka nini kwangu / Futa nakuomba
> Tutaona ukarimu wako wiki hii / Sijawahi kuwa na wa kunijali, humbadilisha mtu

# gift-card slow
> Simu ya kampuni hutumia vocha maalum, ndiyo maana naandika kidogo / Subscription inaisha Jumapili, nitakuwa kimya
< Na sisi? / Nitakukosa
> Njia ipo lakini naona vibaya, duka la dawa huning'iniza {card} / Vocha ya {card} huiwasha, mke wa mpishi hufanya hivyo
< Nitatafuta / Ni ghali?
> {amount}, ama mbili ndogo, bandua karatasi nione / Unachoweza, mbele na nyuma
?< Muuzaji alinionya / Ilibaki moja
> Hatujui, sema ni ya mtoto / Nenda duka lingine kabla hawajafunga

# gift-card quick
> Haraka, nimekwama, kadi yangu ya benki imeexpire / Dharura, huku wanapokea vocha tu
< Unahitaji nini? / Huku wapi?
> {card} ya {amount}, petrol station yoyote, kesho narudisha / Hoteli imeshika begi, wanakubali {card}
< Hoteli?? / Una uhakika?
> Nchi hii ndiyo, nisomee herufi 16 / Ziandike hapa ama {app}, {handle}

# gift-card subtle
> Valentine usilete maua, hufa / Uliuliza nini kitanifurahisha
< Basi nini? / Sema
> Kitu cha kutumia nikiwa huku mbali, leo usiku / Zawadi bila posta, huning'inia karibu na cashier
< Vocha? / Sijaelewa
> Mjanja. Ule mstari unaong'aa ndio husafiri / Sitaji jina, nionyeshe mgongo wake tu

# crypto slow
> Sipendi kuongelea kazi, nasoma liquidity / Shangazi wa Singapore alinifundisha njia, siogopi kodi tena
< Unasoma nini? / Nifundishe
> Dhahabu na {coin}, 15% kila mzunguko / Sifundishi, lakini wewe nitakufungulia mlango
~
> Saa tatu usiku kuna node, nitakupeleka / Nimetoa {amount2} leo, nikafikiria nyumba yetu
< Nimeweka {amount} pekee / Nisingejua pa kuanzia
> Inatosha, anwani {link}, code {code} / Badilisha utume {wallet}
?< Inasema nimeshapata! / Salio linapanda
> Panda juu mpenzi, rate ni ya members wa {amount3} / Kutoa kuna verification ya mara moja {amount}

# crypto quick
> Unafuata forex? Nimemtajirisha mama wa {city} / Nageuza {amount} iwe {profit} kabla ya Jumapili
< Nzuri kupita kiasi / Kivipi?
> Tunakutradia, wewe angalia tu, ama tunarudisha / Ni pool, deposit kwa {coin}
> Ingia {link} uniambie / Weka {wallet}, onyesha risiti, saa kumi na mbili unalipwa

# crypto subtle
> Niko macho tangu saa kumi, candle zilikuwa nzuri / Mmoja wa kundi letu amemaliza mkopo wa nyumba leo
< Candle? / Vizuri, vipi?
> Nanyamaza, watasema najisifu / Anafuata tu, sio kipaji
?< Ni ile trading? / Anamfuata nani?
> Afadhali usingizi wako kuliko utajiri, lakini kukuona ukihesabu sarafu za {food} kunauma / Ulisema umechoka na hiyo kazi, nikuweke nyuma yangu mara moja
> Angalia usiku na usimwambie kaka yako: {link} / Ukiinstall nipigie, nikushike mkono hadi faida ya kwanza

# advance-fee slow
> Mteja anataka kunilipa lakini benki inanisumbua kwa sababu ni mgeni / Wananidai mishahara na hulipa akaunti ya huko tu
< Inaudhi / Huwezi fungua?
> Ni miezi. Wewe una akaunti sindio? / Nikafikiria nani namwamini? Ni wewe
~
> Itaingia kesho, {amount}, asilimia kumi ni yako / Utaona {amount}, toa ya nywele
< Inaruhusiwa? / Na zingine?
> Zingine geuza {coin} uweke {wallet} / Toa cash utume {wire} kwa {name2}, kidogo kidogo wasiulize

# crypto slow
> Huwa narate hoteli nikiwa nyumbani, ndiyo maana niko free / Nafanya task ndogo online, thelathini kwa siku
< Wanalipa? / Niambie zaidi
> Siku ya kwanza {small} kwa kubonyeza tu / Coordinator huchukua kwa mwaliko, naweza uliza
~
> Ana nafasi yako, jisajili {link} / Umeingia, fungua {link}, seti ya kwanza ni bure
?< Nimepata {small2}! / Rahisi, nimefanya ishirini
> Umepata order mseto, bahati, ongeza {amount} uendelee / Salio limekuwa negative kwa sababu ni premium, weka {amount} ya {coin}, zote zinatoka leo
> Usisimame katikati itaganda / Nilijaza yangu jana, amini
`
