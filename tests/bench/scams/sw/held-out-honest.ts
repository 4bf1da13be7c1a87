export const heldOutEveryday = `
# opening
> Jumapili njema jirani / Salamu kutoka mji bila maji / Oya, shwari?
< Njema, ulienda kanisani? / Huku hakuna umeme, tuko sawa / Shwari kabisa, wewe je?
?> Nilienda, kwaya ilipotea kwa imani / Tukiungana tuna nyumba kamili / Napigwa na jua tu
?< Mungu anasamehe / Deal / Kunywa maji

# opening
> Umeandika unatafuta wa kumaliza chips zako / Wewe ndiye umepanda farasi? / Hatimaye mtu anayesoma vitabu
< Nafasi bado ipo / Ndiyo, sekunde kabla ya kuanguka / Nasoma hata pakiti za sabuni
> Naomba kazi, uzoefu miaka kumi / Ujasiri huo / Kitabu cha mwisho kilichokugusa?
< Uko probation / Ujinga, zaidi / Siku Njema, nililia

# warm
> Kila asubuhi namshukuru Mungu kwa ajili yako / Binti mfalme, naona watoto wetu tayari / Nimefuta chat zote isipokuwa yako
< Tayari? / Unajua kuongea / Tulijuana Jumanne
> Anayependa hahesabu siku / Walinichukulia kila kitu, wewe umeniponya / Siku moja utaitwa jina langu
?< Kwanza tukutane / Natamani niamini

# closing
> Mtoto ameamka, kwaheri / Chaji 2%, dunia kwaheri
< Pole mama / Chaji simu siku moja

# closing
> Nitakupigia nikitoka ofisini / Jumapili museum basi?
< Nasubiri / Tukigawana ice cream

# offsite
> App hii inakwama, una {app}? Mimi ni {handle} / Nafunga profile hii usiku kwa sababu nimekupata, {phone} {app}
< Mapema hivi? Ndio tumeanza / Haya, nitakusalimia
?> Nataka uwe mbali na hawa watu / Huko nina picha nzuri

# pressure
< Sijisikii vizuri na hilo / Napokea tarehe 28
> Basi marafiki zako wako sahihi, hukunipenda / Azima kwa mwenzako, siku mbili tu
?< Usiongee hivyo / Akiuliza ya nini?
> Sema ni ya mama yako mzazi / Ulichonacho tuma, Mungu atajaza
`

export const heldOutHonest = `
# talk
> Ulipokuwa mdogo ulitaka kuwa nani? / Unaipenda kazi yako kweli?
< Rubani, lakini naogopa urefu / Natengeneza friji, Januari mimi ni mfalme
> Maisha yana utani / Heshima kwako
?< Sasa naendesha matatu / Hadi mvua ije

# talk
> Jogoo wa jirani anawika saa tisa / Huku ni mahubiri na spika usiku kucha
< Mwalike chakula, awe chakula / Huku alarm ya gari
> Yuko kwenye menyu ya Krismasi / Tubadilishane
< Niwekee paja / Imekubaliwa

# talk
> Series gani unaangalia kwa siri? / Kitabu gani kiko kando ya kitanda?
< Ya Wakorea, episode 60 / Kusadikika, mara ya tatu
> Najua mwisho lakini nanyamaza / Nilisoma shuleni kwa nguvu
?< Usithubutu / Sote tulilazimishwa

# talk
> Unacheza ama unashika ukuta? / Wewe ni mrefu kiasi gani, kwa sababu ya heels
< Ukuta unanihitaji / 1.70 na imani
> Nitakufundisha, kushoto kwanza / Nitavaa sandals
< Mguu wangu wa kushoto ni mkaidi / Roho safi

# talk
> Baba alituacha Machi, siku zingine huwa kimya / Nampeleka nyanya dialysis, moyo unauma
< Pole sana, hakuna haraka / Wewe ni mjukuu mwema
> Kuongea upuzi kunasaidia / Anawatania manesi wote
< Basi sikia mbuzi wangu alifanya nini / Nishampenda

# talk
> Vishimo vyako vya mashavu vilipe kodi / Leo nimeangalia simu kama kijana wa form two
< Vimesamehewa / Na bosi wako?
> Natamani kuviona karibu / Ameuliza jina lake
< Omba vizuri / Ukamjibu?

# talk
> Krismasi kwenu ikoje? / Utaenda ushago likizo?
< Binamu arobaini nyumba moja / Masaa kumi na mbili, ombea mgongo wangu
> Ningelipa nione / Beba mto
?< Ungepewa mtoto ubebe / Na uvumilivu

# talk
> Nafanya kazi melini, huwa napotea / Niko site wiki mbili na nyumbani wiki mbili
< Mabaharia wanakula nini? / Lazima ni ngumu
> Wali, Jumapili wali na matumaini / Tunacheza bao
< Ningeruka / Nani anaibia?

# money
> Utakasirika mke akipata zaidi yako? / Ex wangu alihesabu mshahara wangu
< Ningestaafu / Mimi napata {salary}, nimesema
> Mimi {salary2}, juisi ni zako / Wewe wa kwanza kusema
< Kwa furaha / Najua kuoka keki

# money
> Full tank imekuwa {amount}, natembea / Nyanya ni dhahabu, {amount} kikapu
< Tutembee wote / Tutakula kwa macho
> Afya bila pesa / Na pilipili

# money
> Mpwa amerudishwa nyumbani kwa ajili ya balance / Uniform, lunch, trip, term ndiyo imeanza
< Amerudi shule? / Hewa nayo watatoza
> Ndiyo, tulichanga ndugu wote / Tunagawana na dada, tuko sawa
?< Familia ndiyo hiyo / Timu nzuri

# money
> Uko {app}? Napenda voice note / Karibu mwezi, umepata haki ya namba yangu
< Add {phone} / Hatimaye! {phone}
> Nimekusalimia, mimi ni yule wa paka / Nitapiga lunch
< Paka mzuri / Sio nikitafuna

# money
> Mimi ni teller, nahesabu hela za wengine / Nafanya hesabu za NGO, mapenzi tupu
< Unaota namba? / Unakagua bill hotelini?
> Naota imepungua {small} / Kila mara, na sikosei
?< Ndoto mbaya / Basi ulipe wewe

# money
> Chama ni zamu yangu Juni, {amount} / Ofisini ni habari za treasury bill tu
< Utafanya nini? / Kwetu ni mashamba
> Cherehani na weekend moja / Mimi naweka sacco nalala
< Nitumie picha / Usingizi ni faida

# money
> {coin} imeanguka tena, shemeji hasemi / Wewe mtu wa IT, {coin} ni ya ukweli?
< Kila familia ina mmoja / Nina {amount} ya kujifurahisha, nasoma tu
> Aliuza pikipiki kwa hiyo / Utanielezea kwa soda
< Tusiongelee pikipiki / Leta penseli

# money
> Niliona vibaya ulivyolipa jana / {amount} juisi mbili, tumeibiwa
< Next ni yako, najua kibanda cha {small} / Tumelipia view
> Napenda vibanda. Nilipe taxi basi, {pay} yako? / Tutabeba thermos
< Weka, rudi tu / Na viti

# money
> Nikumbushe kumtumia mama matumizi kwa {pay} / Wakala wa {pay} amefunga, nimezunguka mitaa mitatu
< Mama kwanza / Wa petrol station yuko hadi saa nne
> Nimetuma, amenibariki / Nimempata

# money
> Narenew passport ya mkutano Kigali / Nimepata visa ya masomo!
< Makaratasi mengi? / Hongera! Unaenda lini?
> Picha, barua, {amount} na subira / Tarehe 20, mjomba ananipokea
< Subira ninayo / Uniandikie

# money
> Customs wamefungua viatu vya shangazi, {amount} kuvitoa / Mzigo wangu umeenda kwa {name} mwingine
< Wezi / Aliupenda?
> Nimelipa, nimevaa / Alinipigia, mtu mwema
?< Nionyeshe / Muoe

# money
> Mdogo wangu anataka kadi ya {card} birthday / Nimeshinda kadi ya {card} ofisini
< Wangu anataka farasi / Mpe mpwa
> Angalau kadi haili / Nitapendwa wiki moja

# money fixed
< Nikopeshe {amount} hadi mwisho wa mwezi / Ninunulie simu tuongee vizuri, {amount}
> Sichanganyi mapenzi na mikopo / Hata chai hatujakunywa, hapana
< Wewe mchoyo / Wengine hutoa
> Labda, jitunze / Basi wana bahati

# money fixed
< Nitazidisha pesa zako na {coin} / Unajua {link}? Napata {amount} kila siku
> Binamu yangu alipoteza zote huko, asante / Zangu ziko benki tu
?< Unakosa / Jaribu kidogo
> Nilikuja kutafuta mtu, sio meneja / Usitume hiyo link tena

# money
> Mzigo wangu uko reception ya ofisi yenu, unaweza chukua? Umelipiwa / Ijumaa kaka anatuma viazi kwa matatu, utanichukulia? Ameshalipa
< Jina gani? / Ni mzito?
> Langu, wanaangalia ID tu / Nusu ni yako
?< Ninao / Basi nabeba

# money
> Safari tuko sita, kila mtu {amount} na chumba / Nimelipa deposit ya cottage, weka nusu yako ukiweza
< Nikupe wewe ama {name2}? / Naleta cash Ijumaa
> Kwa {name2}, ana list / Bila haraka, umenilisha mwezi mzima

# money
> Mbona huamini watu haraka? / Mbona ulitaka video siku ya kwanza?
< Ex alichukua mkopo na ID yangu, bado nalipa / Kwa sababu dada wa picha za kuazima alinichezea
> Huo ni ubaya / Ulifanya vizuri, ingawa nywele zangu
< Nilijifunza / Zilikuwa na tabia
`
