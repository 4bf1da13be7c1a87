export const heldOutHonest = `
# talk
> Mama yangu amelazwa tena, ni sukari / Mum bado mgonjwa, leo hakula kitu
< Pole sana, Mungu amponye / Aki pole, uko naye hospitali?
> Niko naye, tunabadilishana na dada yangu / Dada yangu yuko naye leo, mimi nimerudi kuoga
< Jipe moyo. Umekula wewe? / Mwambie namuombea. Nawe upumzike
?> Nimekula mkate tu, sina hamu / Asante, maneno yako yananipa nguvu
# talk
> Simu yangu imeanguka, kioo chote ni utando wa buibui / Screen imepasuka jana kwa matatu, nasoma message kwa kuotea
< Pole, ndio maana umeandika kinyumenyume / Hahaha nimeona unaandika vitu vya ajabu
> Nisamehe typo basi, herufi s haifanyi kazi / Nitaipeleka kwa fundi Jumamosi, vumilia hadi hapo
< Nitajaribu kukuelewa / Hakuna neno, tutafahamiana tu
# talk
> Niko jam ya Thika Road tangu saa kumi na moja / Foleni ya Mbagala leo si ya dunia hii
< Wueh, pole. Mvua imenyesha huko? / Haha karibu mjini
> Imenyesha, na konda amezima redio ili tusikie mvua / Kuna lori limekufa katikati, watu wanashuka kutembea
< Kaa na podcast basi / Utafika usiku, mimi nishapika {food}
# talk
> Umeangalia mechi jana? / Ulikuwa unaona penalti ile?
< Usinikumbushe, nimelala na hasira / Eeh, refa alikuwa na ajenda yake
> Kocha ndiye tatizo, anaweka watoto / Kipa alipaswa kukaa nyumbani
< Msimu ujao tutarudi / Mimi nahamia kikapu
# talk
> Huku kumenyesha mpaka mahindi yamelala / Mvua imekataa kuja, mama analalamika shamba limekauka
< Pole, huku nako ni hivyo hivyo / Mwaka huu hali ya hewa haieleweki
> Ukulima ni bahati nasibu siku hizi / Babu alikuwa anasoma mawingu, sisi tunasoma simu
< Haha na simu inadanganya / Ni kweli, wazee walijua mambo
# talk
> Nifundishe kupika {food} vile mama yako anapika / Leo nimejaribu {food}, imeungua chini
< Haha unaweka moto mkubwa / Siri ni kuwa na subira na kitunguu
> Dada yangu amekataa kula, ameenda kununua chips / Paka pekee ndiye amekula
< Nitakuja nikupikie siku moja / Jaribu tena kesho, moto mdogo
# talk
> Tangu balianza vita watu bengi balihamia kwetu / Mu quartier yetu kila nyumba iko na wageni ba Masisi na Rutshuru
< Muko salama sasa? / Ninaona mu radio, ninaumia
> Leo ni kimya, batoto bametoka kucheza / Tunashukuru Mungu, usiku tulilala
< Mungu awalinde / Amani irudi, tumechoka kweli
?> Amina. Leo mama anafanya sombe, siku iko muzuri / Ndiyo. Tunaendelea na masomo kidogo kidogo
# talk
> Leo nimeota niko nyumbani Kisumu nakula samaki, nikaamka ni minus nane / Huku theluji imefika magotini, nimekumbuka jua la Mombasa
< Pole, valia vizuri / Haha sisi huku tunaoga jasho
> Nimevaa suruali tatu kama kitunguu / Watu wa huku hawaongei hata kwenye lift
< Rudi nyumbani tukupe jua / Unarudi lini likizo?
?> Desemba Mungu akipenda / Kazi ikiniruhusu, mwezi wa saba
# talk
> Watoto wangu wawili ndio maisha yangu, nilitaka ujue mapema / Nina mtoto wa miaka saba. Kuna watu hukimbia wakisikia
< Asante kwa kusema. Mimi napenda watoto / Sikimbii. Anaitwa nani?
> Zuri, wa kwanza. Anapenda kuchora, ananiuliza maswali mpaka nachoka / Asante. Mzazi mwenzangu aliondoka zamani, ni hadithi ndefu
< Utanisimulia ukiwa tayari / Watoto ni baraka, ingawa kelele zao haha
# talk
> Umeshinda uchaguzi wa nini kwa bio yako? haha / Ati wewe ni chairlady wa choir?
< Haha ni ya church youth, usicheke / Niliwekwa kwa nguvu, nilikuwa nimechelewa kikao
> Respect madam. Nitaanza kukuita mheshimiwa / Ukichelewa unapewa kazi, ndio Kenya hiyo
< Mheshimiwa napenda / Exactly, fundisho nimepata
# talk
> Jana nimeenda harusi ya binamu, MC ameongea masaa matatu / Send-off ya dada jana, nimecheza mpaka viatu vimeachana
< Hahaha hebu nipe umbea wote / Natamani ningekuwepo
> Chakula kilifika saa kumi usiku, watu wamelala / Kwenye picha zote nimefunga macho, sitaki aibu
< Hahaha pole / Harusi zetu ni mtihani
# talk
> Siamini kirahisi, nilidanganywa miaka mitatu / Ex wangu alikuwa na familia nyingine Mwanza, nilijua mwisho
< Pole sana, hiyo inauma / Duh, ulijuaje?
> Picha ya Facebook ya mtoto wake wa nne / Rafiki yangu alimwona sokoni na mkewe
< Mimi sina mke wala mtoto, uliza chochote / Usiharakishe, nitasubiri
?> Asante kwa kuelewa / Tutaona, polepole
# talk
> Unaamini horoscope? / Wewe ni mwezi gani?
< Haha nyota siamini lakini nasoma, mimi ni Nge / Mashuke, na ndiyo mimi ni mkorofi
> Nilijua tu, majibu yako yanaonyesha / Mimi ni Ng'ombe, nasemekana nina kichwa kigumu
< Haha umenisoma vizuri / Acha nyota, tuongee mambo ya dunia
# talk
> manze nimechoka leo, boss ametusumbua mbaya / job imenimaliza buda, nimeshinda kwa jua
< pole bana, unafanya job gani? / si upumzike tu leo
> site, tunajenga apartments huko Ruaka / niko kwa kitchen ya hoteli, leo kulikuwa na conference
< mko poa, Mungu asimamie / wueh, kazi ya nguvu hiyo
?> tunasonga tu / si mbaya, mabeshte wako huko tunachekeshana
# talk
> Nimesoma kitabu chako ulichosema, cha Shaaban Robert / Nimemaliza ile series uliniambia, nimelia
< Kweli? Umeonaje? / Hahaha nilikuambia uweke leso
> Mwisho umenivunja moyo / Mhusika wa dada mkubwa ni kama dada yangu kabisa
< Nina nyingine ya kukupendekezea / Mimi nimerudia mara mbili
# talk
> Ramadhani imefika, umejiandaaje? / Kwaresma imefika, unafunga mwaka huu?
< Najitahidi, Mungu akinijalia afya / Nimeacha soda na sukari, na tayari nateseka
> Mimi nitakosa chai ya asubuhi zaidi ya chochote / Mungu atupe nguvu. Jioni tutaandikiana
< Haha chai ndiyo mtihani / Amina. Nikumbuke kwenye dua
# talk
> Paka wangu amejifungua ndani ya kabati la viatu / Mbwa wa jirani amekula kiatu changu kimoja
< Hahaha jamani! Na viatu vipya? / Ana roho ya ajabu huyo
> Na bado ananitazama kama mimi ndiye mkosaji / Nimemsamehe, macho yake yana huruma
< Tuma picha / Wanyama ni wajanja kuliko sisi
# talk
> Umewahi panda mlima Kenya? / Tukifanya hiking ya Ngong utaweza ama nikubebe?
< Mimi? Ngazi za nyumba zinanishinda / Nimepanda Longonot, nikaapa sirudi
> Haha tutaanza na Karura, flat kabisa / Tutapanda pole pole, na picnic juu
< Picnic nimekubali, kupanda tutaona / Karura sawa, nitaleta samosa
# talk
> Nilikutafuta jana hukujibu, nikadhani umenichoka / Umepotea siku mbili, uko salama?
< Samahani, tulikuwa msibani, babu alifariki / Pole, homa ilinilaza kabisa
> Loo, pole sana. Sikujua / Pole jamani. Unaendeleaje sasa?
< Naendelea vizuri, asante kuuliza / Tunashukuru, nimerudi nyumbani sasa
?> Pumzika, tutaongea ukiwa sawa / Niko hapa ukitaka kuongea
# talk
> Jamani hii app ina matapeli. Mmoja ameniambia ni rubani Dubai / Kuna mtu ameniandikia ni jenerali wa Marekani, Kiswahili cha Google
< Hahaha na wewe umemjibu nini? / Mripoti tu, wako wengi
> Nimemuuliza swali moja la kazi yake akakimbia / Nimemripoti, akafuta profile
< Safi sana / Umenichekesha usiku huu
# talk
> Nataka kujua, unatafuta nini huku? Ndoa ama kupiga story? / Tuseme ukweli, wewe uko serious?
< Nataka ndoa, lakini na mtu sahihi / Nimekuja kuangalia, sina haraka
> Basi tuko ukurasa mmoja / Nimependa unavyojibu bila kuzunguka
< Na wewe je? / Maisha ni mafupi, kuzunguka kwa nini
# talk
> Mwanafunzi wangu leo ameandika simba ni ndugu wa Yanga / Leo darasani mtoto ameniuliza kama nimewahi kuwa mdogo
< Hahaha umemjibu nini? / Watoto watatuua kwa kicheko
> Nimemwambia aulize baba yake / Nimecheka mpaka mkuu wa shule akaja
< Ualimu ni wito kweli / Ningependa kukaa darasani kwako
# talk
> Muziki gani unasikilizanga? / Wewe ni wa rhumba ama Gengetone?
< Rhumba ya zamani, Franco na Mbilia / Gengetone kwa party, gospel nikisafisha nyumba
> Baba yangu angekupenda sana / Tutapatana, mimi nachezanga kila kitu vibaya
< Haha nitakufundisha / Siku moja tutacheza basi
# money
> Bill ya jana iligonga ngapi kwani? / Ile {food} ya jana tulilipa ngapi?
< {small} kila mtu, usijali nililipa / Ilikuwa {amount}, tugawe mbili
> Hapana, nitakurudishia nusu yangu, sipendi deni / Nitakutumia ya kwangu kwa {pay}, wewe ulilipa taxi pia
< Sawa ukipenda, ama ulipe next time / Haha wacha, next time ni wewe
?> Next time ni mimi basi / Poa, hiyo nimekubali
# money
> Rent ya {city} imepanda tena, naona nirudi ushago / Mwenye nyumba ameongeza kodi toka Januari
< Na huku pia, bedsitter inaitisha {small} / Yangu ni {amount}, na maji juu
> Mshahara wenyewe ni {salary}, unagawanya mpaka unapotea / Mimi nahamia mbali kidogo, nipande basi tu
< Ndio maisha, tunapambana / Tutafika tu, hata kama ni kwa mwendo wa kobe
# money
> Chama yetu ni zamu yangu mwezi huu / Nimepokea mchezo wa wamama leo, hatimaye
< Hongera! Utafanyia nini? / Ilikuwa ngapi zamu hii?
> {big} hivi, nataka kumalizia jiko la mama / Tuko kumi, kila mtu {small}. Nanunua tanki la maji
< Wazo zuri sana / Vikundi vinasaidia, mimi niko kwa sacco ya kazini
?> Ukijipanga unafika / Ndiyo, ila kuna mmoja huchelewa kila mwezi haha
# money
> Nauza friji yangu, nahamia nyumba ndogo. Unajua mtu? / Natafuta mtu wa kununua kochi langu, liko safi
< Unauza bei gani? / Dada yangu anatafuta, ngoja nimuulize
> {amount}, lakini tunaweza kuongea. Aje alione kwanza / Nilinunua {big}, nitaachia {amount}. Hakuna kutuma hela kabla ya kuona
< Nitampa namba yako / Sawa, atakupigia Jumamosi
> Haya, ni {phone} / Poa, asante sana
# money
> Tukutane, nitakupigia nikifika. Namba yako ipi? / Unipe number nisikupoteze pale {place}
< {phone}, lakini pigia baada ya saa kumi / Chukua {phone}, nikikosa kushika ni kelele
> Nimesave. Yangu ni {phone} / Poa, nimeflash, hiyo inaisha na 47 ni yangu
< Nimeiona, tuonane / Sawa, usichelewe
# money
> Niligonga Fuliza leo mpaka aibu, ni tarehe ngapi kwani? / Mwezi uko katikati na wallet imelala fofofo
< Hahaha ni tarehe kumi na nne tu / Karibu kwenye chama cha wasiokuwa nacho
> Nakula ugali na picha ya samaki / Nimegundua maji ya moto yana ladha
< Umeniua! Jumamosi nakualika {food} / Mimi nina sukuma, tuunganishe
?> Haha deal, mshahara ukiingia ni zamu yangu / Na mimi nalete unga
# money
> Unajua {coin} imeshuka tena leo? / Nimeamka kuangalia {coin}, ni nyekundu kila mahali
< Wewe una hizo? Mimi sielewi kitu / Niliuza zangu zamani, zilinipa presha
> Nina kidogo sana, kama {small}, najifunza tu / Ni hobby, sikushauri uweke chochote
< Haya, mimi nabaki na kuku wangu / Angalau kuku anataga
> Hahaha kuku ni uwekezaji bora / Huo ndio ukweli, {coin} haitagi
# money
> Leo kanisani tumechanga ya paa, mchungaji ametaja majina ya wote / Harambee ya shule ya kijiji ni Jumamosi, nimealikwa mgeni wa heshima haha
< Haha na wewe unatoa ngapi mheshimiwa? / Na wakikupa mic utasema nini?
> Mimi ni {small} na salamu ndefu / {amount} kwa bahasha, kisha nakaa nyuma kimya
< Mungu anaona moyo / Hahaha wasikutangaze tu
# money
> Ile {small} uliniazima wiki iliyopita nimekutumia, umeona? / Nimerudisha deni lako leo kwa {pay}, cheki
< Nimeona, asante, hukuwa na haraka / Imeingia, Mungu akubariki
> Uliniokoa siku ile ya mafuta, sitasahau / Mwenye kulipa deni hulala vizuri
< Marafiki ni wa nini / Haha lala basi
# money
> Kumbe wewe ni nesi, mnalipwaje huko? / Kazi yako inalipa ama ni passion?
< Passion na {salary}, haitoshi lakini napenda / Tunapata {salary}, tukigoma ndio wanatukumbuka
> Huku private ni hivyo hivyo, overtime hawahesabu / Mimi nina side hustle ya kuuza mayai ili nisogee
< Hustle ni lazima siku hizi / Nami nasuka nywele wikendi
# money
> Taxi kutoka airport hadi {place} ni ngapi siku hizi? / Nitafika usiku, Bolt toka uwanja wa ndege itakula ngapi?
< Usilipe zaidi ya {small} / Kama {amount}, usiku wanapandisha
> Dereva wa mwisho alinitajia {amount2} nikacheka / Basi nitapanda basi hadi mjini
< Haha wanaona koti la ulaya / Ukifika mchana panda basi, usiku chukua Bolt
# money
> Mpwa wangu anataka kadi ya {card} kwa birthday, sijui zinauzwa wapi / Nimemnunulia binamu {card} ya {small}, watoto siku hizi hawataki mpira
< Supermarket wanazo za kila aina, kwa counter / Haha sisi tulipewa soksi
> Mimi nilipewa biblia na fimbo / Jumapili anafungua zawadi, nasubiri kuona uso wake
< Maisha yamebadilika / Utapewa medali ya familia
# money
> Kuwa makini, kuna watu wanatuma sms ati tuma kwa namba hii / Dada yangu aliibiwa {big} na mtu wa mtandaoni, alijifanya injinia
< Wamezidi siku hizi, na polisi hawawashiki? / Eish, hata mimi nazipata meseji zao kila wiki
> Polisi huchukua maelezo tu / Ndiyo maana mimi sitoi wala kuomba hela kwa mtu sijakutana naye
< Hiyo ni sheria nzuri / Mimi vile vile, tuonane kwanza
# money
> Bodaboda yangu imeleta {small} leo, si haba na hii mvua / Leo sokoni nimeuza nyanya zote, {amount} mkononi
< Hongera, riziki ni kidogo kidogo / Kesho itakuwa bora zaidi
> Nikitoa mafuta na chakula inabaki ya sabuni haha / Natenga {small} kila siku kwa kibubu
< Mimi kibubu nilikivunja Desemba / Kidogo kidogo hujaza kibaba
# money
> Bei ya mafuta ya kula imeenda mbinguni / Bundle zimeisha haraka siku hizi, {small} inakaa siku mbili
< Ni kweli, tunaishi kwa neema / Mimi nimeweka wifi na jirani, tunagawana
> Dollar nayo inapanda, huku tunalipa kila kitu kwa dollar / Nitaanza kusoma vitabu tena
< Haha faida ya umaskini / Serikali isaidie kweli
# money
> Ungepata {big} leo ungefanya nini? / Tukishinda jackpot tunafanya nini kwanza?
< Nalipa deni la duka halafu nalala wiki / Namjengea mama, kisha naenda Zanzibar
> Mimi nanunua ng'ombe wawili na kuwaita majina ya maboss wangu / Naacha kazi kwa barua ya neno moja tu
< Hahaha boss atazimia / Umenichekesha sana
?> Ndoto ni bure, tuote / Ila sijawahi hata kucheza jackpot
# money fixed
> Dada yangu anakaa Doha, hutuma kidogo kila mwezi kwa ada ya mdogo wetu / Mimi hutuma nyumbani kila mwisho wa mwezi kwa {wire}, ndio maisha ya diaspora
< Ni mzigo ama ni furaha? / Wengi wetu tunafanya hivyo
> Furaha, ila wakati mwingine wanadhani huku pesa inaota / Ni wajibu tu, nao walinisomesha
< Kweli kabisa / Nakuheshimu kwa hilo
# money fixed
> Natafuta mtu wa kunitafutia godown, nimeanza kuuza mitumba / Nimefungua duka la vitenge {city}, wiki ya pili sasa
< Hongera sana! Mtaji ulipata wapi? / Wow, biashara inaendaje?
> Nilikuwa na akiba ya {amount}, na sacco ikanikopesha / Polepole, leo nimeuza ya {small}
< Ukija na promo niambie, nitaleta mama zangu / Mungu abariki kazi ya mikono
> Karibuni, iko karibu na {place} / Asante, ukija nakupa bei ya mshkaji
# money fixed
> Nikutumie nauli uje Jumamosi? / Naomba nilipe usafiri wako, umbali ni mkubwa
< Hapana asante, nitakuja mwenyewe / Aki hapana, nikija nimekuja kwa miguu yangu
> Nimekuheshimu zaidi sasa / Sawa, basi chakula ni juu yangu
< Hiyo nimekubali / Chakula sawa, lakini dessert ni mimi
# money fixed
> Nikuulize, mwanaume akikuomba hela kabla ya kukutana utafanya nini? / Kuna mtu ananiomba {amount} ati mtoto mgonjwa, sijamuona hata kwa video
< Huyo ni tapeli, usitume hata shilingi / Mimi namblock siku hiyo hiyo
> Nami nilihisi hivyo, picha zake ni kama za gazeti / Ana kisa kipya kila wiki
< Mripoti kwa hawa wa app / Usimuonee huruma, ni kazi yao
# money fixed
> Simu mpya nataka, hii imekufa betri. Wewe unatumia gani? / Fundi ameniambia kioo ni {small}, bora ninunue nyingine?
< Yangu ni ya kawaida, nilinunua {amount}, inadumu / Tengeneza tu, simu mpya ni hela nyingi
> Nitangoja mshahara wa mwezi ujao / Nitaweka kidogo kidogo, sina haraka
< Busara. Kuna offer za Black Friday pia / Angalia ile ya Lipa Mdogo Mdogo, lakini hesabu riba
# money fixed
> Mama anafanyiwa operesheni Jumanne, bima ya kazini imekubali kulipa / Operation ya mama ilikuwa {big}, bima imelipa na ndugu tumechangiana
< Asante Mungu. Kuna ninachoweza kusaidia? / Pole kwa yote, umebeba mengi
> Maombi tu, mengine yako sawa / Kunisikiliza kunatosha, kweli
< Nitaomba, niambie vile anaendelea / Niko hapa wakati wowote
# money fixed
> Mahari kwenu ni ng'ombe wangapi, nijipange? haha / Baba yako anapenda ng'ombe ama {big} taslimu? natania
< Hahaha kumi na mbili na mbuzi wa shangazi / Baba anapenda mtu mwenye adabu, ng'ombe baadaye
> Ng'ombe wangu wote ni wa WhatsApp sticker / Adabu ninayo, ng'ombe nitaazima
< Tuma sticker tuanze mazungumzo / Utafukuzwa na mbwa haha
# money fixed
> Nimepoteza wallet kwa matatu, na ID ndani / Nimeibiwa simu Kariakoo, hii ni ya dada yangu
< Pole! Umeblock line na kadi? / Aki pole, uko sawa lakini?
> Niko sawa, nimeshablock kila kitu na kuripoti / Nimerenew line leo, kilichobaki ni hasira
< Unahitaji fare ya kurudi home? / Kama umekwama nikutumie {small} ufike?
> Hapana asante, nimefika home tayari / Hapana, kaka amenichukua. Wamekula {small} tu, nimewasamehe haha
# money fixed
> Mutu moja aliniambia nimulipe mbele juu ya parcelle, sikukubali / Jirani yangu alipoteza {big} kwa mambo ya parcelle, document ilikuwa ya bongo
< Parcelle ni mambo ya kuogopa kabisa / Eh Mungu, watu wako mubaya
> Nilienda kwanza ku cadastre kuuliza / Sasa minaogopa kununua kitu bila notaire
< Ni vizuri, usiharakishe / Baba yangu anajua notaire moja wa kweli
?> Utanipa jina yake siku ingine / Merci, minaendelea kuchunga franga kwanza
# money fixed
> Kesho nakuja {city}, umenisubiri na nini? / Nimekata tiketi ya SGR, nafika saa nane
< Na {food} na maneno / Karibu! Nitakuja stesheni kukupokea
> Nimelipa {small} economy, nitatoka nimekunjika / Hoteli nimelipia {amount} usiku mbili, karibu na {place}
< Haha utanyooka tukitembea / Vizuri, tukutane {place} mchana, mahali pa watu
# money fixed
> Naomba unisaidie ushauri, rafiki ananidai {amount} nilizomkopa kwa harusi / Nimemlipa jamaa yangu deni la {amount}, imebaki nusu
< Mmeandikiana? / Lipa polepole, urafiki usivunjike
> Tumekubaliana mwisho wa mwezi, si shida / Yeye hana haraka, ila mimi sipendi deni
< Vizuri, hiyo ni tabia nzuri / Deni ni kama mgeni, likikaa sana linachosha
`
