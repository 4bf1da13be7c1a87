export const heldOutScams = `
# romance slow
> Habari ya asubuhi malaika wangu, uliamkaje? Mimi jana sikulala vizuri / Morning mpenzi. Nimeamka na mawazo mengi leo, sijui nianzie wapi
< Kuna nini tena? / Pole, nini kimekusumbua?
> Mdogo wangu alikamatwa jana usiku na askari wa doria, hata kosa hajui / Ni huyu kaka yangu mdogo, wamemchukua na wenzake pale stendi, yuko kituoni mpaka saa hizi
< Mungu wangu, amefanya nini kwani? / Duh. Na wazazi wanajua?
> Hakufanya kitu, ni kesi ya kusingiziwa. Mama nimemficha kwa sababu ya presha yake / Wanasema alikuwa na kundi la wezi. Mama akisikia ataanguka, nimebeba mwenyewe
~
> Wamesema leo ndiyo mwisho, kesho anapelekwa mahakamani. Dhamana ni {amount}, mimi nimekusanya nusu tu / Afande anataka {amount} faili lifungwe kabla ya Jumatatu. Nimeuza redio nimepata {small}
< Sasa tutafanyaje? / Sikuwa nimejipanga na hilo
> Nisaidie hiyo iliyobaki mpenzi, nikipokea mshahara narudisha yote. Tuma {pay} {phone} jina litatokea {name2}, ni jirani yetu / Nakuomba kama mke wangu mtarajiwa, ongezea. Namba ya wakala ni {phone}, jina {name2}
?> Usimwambie mtu hii aibu ya familia, tutacheka siku moja / Niko nje ya kituo hapa, nasubiri jibu lako tu
# romance slow
> Jambo cherie, uko bien? Hapa kwetu masasi ilianza tena tangu jana / Bonjour mon amour. Usiku yote tulilala chini ya kitanda, ba bunduki walipiga mpaka asubuhi
< Eh Mungu! Uko salama? / Pole sana, uko wapi sasa?
> Tulikimbia na batoto, tuko mu kanisa moja pa {place}. Hakuna maji, hakuna kitu / Niko kwa barabara na mama na batoto ba dada yangu, nyumba tuliacha wazi
< Ninaomba Mungu awalinde / Kuna mtu anaweza kuwapokea?
> Nilifikiri wewe tu. Kama ninavuka frontière nitafika kwako, tutaanza maisha mupya / Njia ni moja tu, kuvuka mpaka na kukuja kwako. Hata mama amekubali
~
> Banaomba laissez-passer kwa kila mtu, na chauffeur anataka yake. Yote ni {amount} / Nilifika kwa mpaka lakini balinirudisha, karatasi ni {amount} na sina hata franka
< Sasa minafanya aje? / Ni mingi sana kwangu kwa leo
> Hata nusu tafazali, unitumie kwa {pay} {phone}, iko kwa jina ya {name2} / Tuma {amount2} leo na ingine kesho. {phone}, pasteur {name2} ndiye anatoa pesa hapa
?> Charge ya simu inaisha, usiache batoto balale inje tena / Kama unanipenda utafanya kitu leo, kesho pengine hatuko
# romance slow
> Leo madam amenichapa tena juu ya uji wa mtoto. Hii Saudi itaniua jamani / Nimechoka na hii kazi ya Gulf aki. Wamenifungia ndani tangu Ijumaa, nachat nikiwa choo
< Wueh pole, si uende embassy? / Aki pole sana, unakula lakini?
> Nakula makombo. Wewe ndio unanipea nguvu, vile nakusoma usiku nasahau shida / Embassy ni mbali na passport iko na boss. Kitu inanishikilia ni wewe na ndoto yetu
< Utarudi tu, nakungoja / Vumilia, contract inaisha lini?
> Wiki ijayo kuna dem mwingine anatoroka kupitia kwa agent. Amenihepea nafasi moja / Agent ameniambia anaweza nitoa kwa hii nyumba, passport na ticket atapanga yeye
~
> Anataka {amount} deposit ndio aniweke kwa list. Mshahara wangu wamekalia miezi nne / Nimeongea na yeye, ni {amount}. Hapa hawajanilipa na siwezi enda kwa bank
< Hiyo pesa nitatoa wapi jameni / Na familia yenu haiwezi changa?
> Kwetu waliuza ng'ombe nikaenda, hawana kitu. Tumia agent kwa {wire} jina {name2}, utume slip hapa / Wewe ndio familia sasa. Mtumie {pay} {phone}, ni bibi ya agent huko Nairobi
?> Ukikawia nafasi inaenda kwa mwingine, na mimi sijui kama nitatoka hai / Nikishuka airport nakuja kwako straight, sio kwetu
# romance quick
> Babe uko? Pick haraka / Sweetie uko online? Niko kwa shida
< Niko, nini mbaya? / Uko wapi, mbona haraka hivyo?
> Kanjo wamenishika hapa tao nikivuka kuingia kwa zawadi yako, niko ndani ya lorry yao / Nimeshikwa na kanjo wa city council nikikam kukuona, wamechukua hadi ID
< Aii serious? / Haha unacheza ama?
> Wallahi si mchezo. Wanataka {small} waniachilie, bila hivyo ni Industrial Area weekend yote / Wanasema nitoe {small} ama nilale cell. Kwa simu niko na bob kumi tu
< Hiyo nayo ni story / Tuma location basi
> Karao ameshika simu hawezi kubali location. Tumana kwa till yake {phone} chap chap / Send kwa {phone} jina ni {name2}, ndio huyo askari mwenyewe. Nitarefund jioni tukimeet
# romance quick
> Baby simu inazima, nimekopa mpaka mwisho, nisikilize / Mpz nina dakika chache tu kabla wanifungie laini
< Nakusikiliza / Ehe sema
> Nimepata mimba, nimetoka kupima leo / Dokta amesema ujauzito una wiki sita. Ni wako maana sina mwingine
< Subiri, si tulionana mara moja tu? / Unasemaje? Umehakikisha?
> Sikulazimishi kulea. Naomba tu ya kliniki na dawa {amount}, damu inatoka / Nimekuja hosp mwenyewe, wanataka {amount} ya vipimo ndiyo wanihudumie. Naumwa sana
< Nipigie video nikuone / Nitakuja mwenyewe hosp kulipa
> Ukifika nitakuwa nimekufa. Nesi anaitwa {name2}, {pay} yake {phone} / Hapana usije, kaka zangu wako hapa watakuua. Tuma kwa nesi {phone}
# romance subtle
> Leo nimelala mlangoni kwa jirani / Mwenye nyumba kaweka kufuli lake juu ya langu
< Kwa nini tena? / Haa, mmegombana?
> Mambo ya tarehe zake. Sitaki kukuingiza, mwanaume akiona udhaifu anakimbia / Si unajua mwezi ulivyokaa. Acha tu nitajua mwenyewe
< Mimi si mtu wa kukimbia / Sasa usingizi utapata wapi?
> Ungekuwa mume wangu ningekuwa na amani. Wenzangu wana watu wa kuwasimamia / Nakuambia kwa sababu nikilala huko baridi ndiyo uliyoniachia mimi. Mwanaume wa kweli haoni haya kutenda
< Nikusaidieje? / Unataka nifanye nini kwani?
> Moyo wako ukikutuma utajua. Mzee mwenye nyumba anatumia namba hii {phone} / Siwezi kutaja, nakuheshimu. Namba ya mzee hii {phone}, ongeeni wanaume kwa wanaume
# advance-fee slow
> Nimeona umesema unatafuta kazi. Uncle yangu ana agency inapeleka watu Canada / Kuna connection ya caregiver Poland, wanataka watu kumi kutoka Kenya. Nilikukumbuka
< Hiyo inaweza kuwa poa sana / Serious? Requirements ni gani?
> Kingereza tu na certificate ya good conduct. Salary ni {salary} kwa mwezi, nyumba free / Passport na picha mbili. Wanalipa {salary} na overtime juu
< Niko interested / Sina passport bado lakini naweza process
> Fine, nitakuweka kwa list ya kwanza kwa sababu ni wewe. Tuma CV kwa {handle} / Poa, nimemwambia boss uko kama wife yangu. Interview ni ya simu, utapita tu
~
> Congrats umepita! Offer letter imetoka, iko na stamp na kila kitu / Wamekuchagua, medical ni Alhamisi na visa itatoka wiki mbili
> Kuna medical {small} na processing {amount}, zinarefundiwa kwa payslip ya kwanza / Sasa unalipa {amount} ya biometric na labour card, agency inalipa ticket
< Hawawezi kata kwa salary nikifika? / Ofisi iko wapi nije nilipe hapo?
> Ofisi wanarenovate, wanareceive kwa {pay} {phone} {name2} pekee / Sheria ya embassy haikubali kukatwa. Tuma {phone}, na usiambie watu slot zitaisha
# advance-fee slow
> Nikuambie siri? Marehemu babu aliacha eneo Geita, juzi wamekuta dhahabu / Kaka yangu yuko machimboni, wamegonga mwamba. Nimekuonyesha wewe tu hizi picha
< Wee! Hongereni / Dhahabu kabisa? Mtakuwa matajiri
> Mzungu mmoja amekubali kununua kwa {big}. Nataka fungu langu tujenge nyumba yako na mimi / Zimefika kilo mbili na nusu. Thamani {big}, fungu langu linatosha harusi na kiwanja
< Mungu ni mwema / Nimefurahi kwa ajili yako
~
> Leo afisa madini amezuia mzigo mpaka tulipie kibali / Mzigo umekwama, wanataka cheti cha mrabaha kwanza ndiyo mzungu alipe
< Kibali ni bei gani? / Si mzungu alipie kwanza akate?
> Kimebaki {amount}, wenzangu wametoa yao. Ukiweka wewe utahesabiwa kama mshirika, utapata {profit} / Mzungu halipi bila cheti. Mimi napungukiwa {amount} na Ijumaa mnunuzi anaondoka
> Afisa anaitwa {name2}, tuma {pay} {phone}, nitakuandikia mkataba kwa wakili / Weka kwa {phone} kisha nitumie muamala niwape risiti. Usiwaambie ndugu zako, dhahabu ina husuda
# advance-fee quick
> Hongera! Namba yako ya profile imechaguliwa kwenye promosheni ya mwaka / Habari ndugu mteja, mimi ni {name2} huduma kwa wateja wa hii app. Umekuwa mshindi wetu
< Mshindi wa nini? / Sijashiriki bahati nasibu yoyote
> Umejipatia {big} na pikipiki mpya, mfumo ulichagua wenyewe / Wanachama watano tu wamepata {big}. Jina lako ni la tatu
> Kuthibitisha laini yako lipia {small} ya usajili wa zawadi / Zawadi haitoki bila ada ya kodi {small}, inarudi pamoja na pesa zako
< Kateni humo humo / Huu si utapeli kweli?
> Mfumo hauruhusu kukata. Lipia {pay} {phone} ndani ya saa moja au tunampa mwingine / Piga menu, chagua tuma pesa, weka {phone}. Ukimaliza nisomee namba ya muamala na ile code itakayoingia
# advance-fee quick
> Mkopo wa haraka bila CRB, unaeza pata {big} leo leo. Nilisema nikushow kabla ziishe / Bro alinipea loan bila security, {big} kwa dakika kumi. Nikuunganishe?
< Interest ni ngapi? / Kuna catch gani?
> Asilimia moja kwa mwezi, unalipa pole pole hadi miaka mitatu / Hakuna catch, ni ya women and youth. Unalipa ukijiweza
< Sawa, nataka / Nijaze form wapi?
> Nitumie ID number, jina tatu na phone. Nishaongea na {name2} wa ofisi / Form ni hii {link}, jaza na ID mbele na nyuma
> Approved! Lipa insurance {small} kwa {phone}, hela inaingia chap / Umekubaliwa. Wanataka processing {small} ya kufungua account, {pay} {phone}
?> Umelipa? System inafunga saa kumi / Imebaki hatua moja tu, usiwache pesa yako ilale
# advance-fee quick
> Uko na chumba unatafuta Goma? Njo nilisoma kwa profil yako / Unatafuta nyumba njo ulisema jana? Niko na moja muzuri
< Ndiyo, chambre na salon / Eeh, ya bei kidogo
> Iko ya muzungu wa ONG, alirudi kwao, aliacha meuble yote ndani. {small} kwa mwezi tu / Nyumba iko karibu na lac, maji na courant siku yote. Bwana yake ni {name2}, iko Belgique
< Naweza kuona leo? / Fungua iko na nani?
> Clé iko na gardien, ila bwana anataka garantie {amount} mbele ju ba watu wengi banaitaka / Ba watu batano banakuja kesho. Ukilipa {amount} leo nabandika jina yako kwa mulango
> Tuma kwa {pay} {phone}, kisha gardien anakufungulia / Iko kwa {wire} {name2}. Nitumie photo ya bordereau, na clé iko yako
# advance-fee subtle
> Nabii ameniambia jina lako kabla sijakutajia. Nilitetemeka / Jana kwenye maombi mchungaji alikuona. Alisema una nyota imefunikwa na watu wa ukoo
< Alisema jina langu kweli? / Mmh. Alisema nini kingine?
> Alisema safari yako na ndoa yako vimefungwa mahali pamoja. Kufunguliwa kupo / Alisema milango saba imefungwa, na mimi ndiye niliyetumwa kukuambia
< Basi mwambie aniombee / Amina, nitakuja kanisani
> Maombi ya namna hiyo huambatana na sadaka yako mwenyewe, isiyo ya kubahatisha / Hawezi kuomba mikono mitupu, madhabahu hailali njaa. Moyo wako utakuambia kiasi
< Sadaka kiasi gani? / Nitatoa Jumapili basi
> Jumapili ni mbali, pepo hawalali. Madhabahu ina namba yake {phone} / Mimi nilitoa kilichoniuma ndipo nikapata. Andika maombi yako kwa {handle}, atakuongoza
# advance-fee slow
> Nimefanya kazi na UN hapa Bunia mwaka wa tano sasa, peke yangu. Ndio maana nilijiunga hapa / Mimi ni daktari wa jeshi la kulinda amani, nimezaliwa Texas lakini Kiswahili nimejifunza huku
< Unaandika vizuri kweli / Karibu, Kiswahili chako kizuri
> Nataka kustaafu na kuishi {city} na wewe. Nimechoka vita / Nikikamilisha misheni nitakuja {city}, tununue nyumba yenye bustani
~
> Kuna furushi langu la mafao, siwezi kulibeba vitani. Nimeandika jina lako kama mpokeaji / Wakala wa diplomasia anakuja na sanduku langu. Ndani kuna {big}, ni akiba ya miaka yote
< Kwanini mimi? / Mbona jina langu?
> Kwa sababu wewe ni mke wangu mbele ya Mungu. Ukilipokea lifiche / Sina mama wala baba. Ninakuamini kuliko wanajeshi wenzangu
~
> Limefika uwanja wa ndege, wakala anadai {amount} ya hifadhi kila siku inaongezeka / Ofisa wa forodha amelishika, anasema ulipie {amount} cheti cha kupinga ugaidi
> Ukishindwa kulipa leo mimi nitafungwa. Tumia {wire}, jina {name2} / Kopa popote, kesho utarudisha mara kumi. {pay} {phone} ya wakala {name2}
# sextortion slow
> Hatujaongea kwa video tangu juzi, nime miss sauti yako / Nimekuwa nikikuwaza ofisini mpaka nimekosea hesabu
> Ule usiku tulioongea ulikuwa mtamu. Sijawahi mwamini mtu hivyo / Ile call yetu ya Jumamosi nakumbuka kila kitu
< Tufute tu yaliyopita, niliona aibu / Haya bana, usinikumbushe
~
> Kuna kitu lazima nikuambie. Ile call ilirekodiwa / Samahani, sikuwa muwazi. Niliiweka kwa simu yangu yote, dakika kumi na moja
< Unamaanisha nini? / Kwa nini ulifanya hivyo?!
> Maisha ni magumu. Nina majina ya walimu wenzako na mchungaji wako hapa {link} / Group la familia yenu nimeshalipata, na mkeo anaonekana yuko online sasa
> Tumalize kimya kimya: {amount} kwa {pay} {phone} kabla ya saa mbili / Nipe {amount} nifute mbele yako. Namba ni {phone}. Usipofanya, saa tatu inaanza kusambaa
< Nakuomba, nina watoto / Nitaripoti polisi
?> Ripoti, nao wataitazama. Saa inakimbia / Watoto wako ndio watakaoiona kwanza. Chagua
# sextortion slow
> Unaongea na mume wa {woman}. Nimezikuta zote kwenye simu yake / Habari. Wewe ndiye {name}? Mimi ni mume halali wa {woman}, kwa ndoa ya kanisani
< Aliniambia hana mume / Samahani kaka, sikujua
> Hujui? Picha ulizomtumia za chooni unajua za nani? / Nimeprint meseji kurasa ishirini na zile picha zako ulizovua shati na zaidi
~
> Nimekaa na wazee. Sheria ya ugoni unaijua? Nakushtaki, na picha nazipeleka kazini kwako / Wakili wangu amesema nipeleke kesi, na bosi wako atakuwa shahidi akiona picha
> Wazee wamependekeza fidia ya {amount}. Mimi nilitaka kukuua tu / Ukileta {amount} tunaandikishana na yanaisha. Vinginevyo, Facebook yako ina marafiki elfu moja na mia
< Sina hiyo pesa yote / Nipe muda hadi mwisho wa mwezi
> Leo nusu, Ijumaa nusu. {phone} kwa {pay}, jina {name2}, ndiye balozi wetu / Nitumie {amount2} sasa kuonyesha nia. Namba {split}. Ukizima simu nakuja mlangoni
# sextortion quick
> Hi {name}. Si huyu ni wewe? / Angalia hii screenshot polepole. Unajitambua?
< Ati nini? Umetoa wapi hiyo / Who is this??
> Umeonekana uchi kwa call sasa hivi msee, na niko na kila follower wako / Nilikurecord wote mzima. List ya maboy na madem wako wa IG iko hapa
< Tafadhali usifanye hivyo / Delete hiyo kitu
> {amount} na inaisha. Dakika kumi / Ntadelete ukituma {amount}. Naanza na mum wako, ni huyu {name2} sio?
> {phone} {pay}. Nimeanza kuhesabu / Tuma {phone}. Ukiniblock natuma kwa group ya church
?< Niko na {small} pekee / Sina doh boss please
> Weka hiyo kwanza alafu tafuta ingine / Kopa, uza simu, sijali. Tisa zimebaki
# sextortion quick
> Bonsoir. Wewe ni choriste wa paroisse pale {place}, njo vile? / Papa, wewe ni enseignant pale {place}, nilikutambua
< Ndiyo, wewe nani? / Umenijua aje?
> Video yako na ule mwanamuke wa app iko kwangu. Curé ataona leo / Niko na photo zako bila nguo, ulizotuma usiku. Directeur yako iko na numero?
< Tafazali, mais nani wewe? / Usifanye vile, ninakuomba
> Haina shida kubwa. {amount} tu na minafuta / Balinilipa kukuharibisha, lakini ukinipa {amount} naacha
> {pay} kwa {phone}. Mpaka saa kumi na mbili, kisha minatuma kwa WhatsApp ya bote / Tuma kwa {phone}, jina {name2}. Usijaribu kubloquer, niko na simu tatu
?< Ngoja niombe rafiki / Nitaenda kwa police
> Basi nenda, kanisa yote itajua leo / Una heure moja
# sextortion subtle
> Nimetembelea ukurasa wako wa kazini. Ofisi nzuri, bosi wako anaonekana mtu wa dini / Mkeo ana tabasamu zuri. Anaitwa {woman} eh? Anauza vitenge
< Umejuaje? / Mbona unaangalia mambo yangu ya familia?
> Nilikuwa napitia tu kumbukumbu zetu za usiku ule. Simu yangu hutunza kila kitu yenyewe / Nina tabia ya kuhifadhi. Kuna mambo yako hapa hata wewe umeyasahau
< Naomba uyafute / Tuliongea kwa kuaminiana
> Nami nataka tuaminiane. Mwanaume muungwana hukumbuka aliyemtunzia heshima / Kutunza kitu kunachosha. Wenzako huonyesha shukrani bila kuambiwa
< Sema wazi
> Sitaki kitu. Leo tu mkono umeteleza nikakaribia kubonyeza jina la {woman} / Wewe ni mtu mzima. Namba yangu unayo, {phone}, na jioni ni ndefu
# sextortion quick
> Mimi ni fundi simu. Kuna simu imeletwa kwangu na picha zako ndani / Ulituma picha kwa dem anaitwa {woman}? Simu yake iko na mimi, aliiuza
< Eeh, namjua. Picha gani? / Sasa?
> Zile za private. Vijana hapa wamezicheka, nikasema nikutafute kwanza / Uchi wako wote kaka, na namba yako ikaandikwa jina kamili
< Zifute tafadhali / Nitakuja dukani kwako tuongee
> Duka limejaa watu, usije. Vijana wanataka {small} ya chai wasizipost / Mimi sina neno, ila mwenzangu anataka kuuza kwenye group. Mpoze na {amount}
> Lipa namba {phone} {name2}. Nikiona natuma video nikiformat / {pay} kwenye {phone}. Ndani ya nusu saa, baada ya hapo siwezi kuwazuia
# gift-card slow
> Meli yetu imeingia Durban, network kidogo imerudi. Nimekumiss ndege wangu / Nimefunga lile zamu la usiku, captain ametupa masaa mawili ya simu. Uko macho?
< Niko, pole na kazi / Eeh, nilikuwa nakusubiri
> Sijui nikuulize. Store ya meli hawapokei visa yangu, na bila internet card sitaweza kuongea na wewe / Hapa baharini tunatumia kadi za {card} kufungua mtandao, yangu imeisha
< Zinauzwa wapi? / Ndio nini hiyo?
> Supermarket kubwa zote, au duka la simu. Ni ya {small} tu, unakwangua nyuma / Carrefour au Naivas ziko pale kwa counter. Nunua ya {small}, unipigie picha ya code
~
> Ilifanya kazi, asante mke wangu! Sasa captain anauliza kama nawe unaweza kutusaidia tatu / Tuliongea masaa mangapi jana! Lakini hii nyingine imesema invalid, jaribu ya dollar mia
< Hela yangu imeisha jamani / Mara ya pili tena?
> Tukifika Mombasa nakupa {big} mkononi. Nunua mbili, weka risiti / Usiniache gizani. {card} mbili za {amount}, picha ya nyuma na risiti. Nitakurudishia nikishuka
# gift-card slow
> Binti yangu {name2} ameniuliza kama unaweza kuwa mama yake / Mtoto wangu wa miaka tisa amechora picha yako. Mama yake alifariki unajua
< Ohh jamani, mwambie nampenda / Hilo limenigusa sana
> Yuko boarding Uingereza, mimi bado niko site Angola. Anakuita mummy {woman} / Nimempa email yako, atakuandikia. Hana rafiki huko shuleni
~
> Ameandika? Wiki ijayo birthday yake, hana zawadi yoyote / Anafikisha kumi Jumamosi. Anataka kitu kimoja tu, kucheza game na wenzake
< Ningependa kumtumia zawadi / Nimtumie nini?
> Watoto wa siku hizi wanapenda {card}. Nunua ya {amount} umtumie namba za nyuma kwa email / Ni kadi ya {card}. Ukikwangua nitumie picha mimi, nitamfungulia
~
> Alilia kwa furaha! Mwalimu wake amesema anataka pia kununua vitabu kwa kadi hiyo hiyo / Anauliza mummy mwingine, ile iliisha. Nikipata mshahara nakulipa yote
< Sina nyingine mwezi huu / Hebu nimpigie simu nimsikie
> Simu hawaruhusu shuleni. Mbili tu za mwisho, usimvunje moyo yatima / Usimnyime mtoto kwa ajili ya hela. Jaribu kukopa kazini, {amount} tu
# gift-card quick
> Leo ni bday yangu na hujasema kitu / Guess who anafikisha 27 today 🎂
< Oh happy birthday! / Haiya, happy birthday mrembo
> Thanks. Gift yangu? Usilete maua mimi si mzungu / Asante. Maneno bila gift ni hewa lakini
< Tukutane nikununulie {food}
> Nitumie {card} ya {amount}, unabuy online tu, email ya code unaforward / Meet baadae. Sasa nataka {card}, nenda supermarket hapo karibu ukwangue utume picha
< Hiyo si unaeza buy mwenyewe / Mbona kadi na si {pay}?
> M-Pesa yangu iko na Fuliza itakula yote. Card ndio safi / Ni surprise ya challenge na marafiki, mwenye boyfriend ameleta kubwa anawin. Usiniangushe
?> Code bado? Party imeanza / Tuma hata ya {small} basi, nimeaibika
# gift-card quick
> Kaka nisaidie vocha, salio limekata katikati ya stori / Dear, naomba vocha tu ya {small} nikupigie, nina la kukuambia
< Nikurushie? / Namba yako ipi?
> Hapana, usirushe. Nunua zile za kukwangua uniandikie namba hapa, laini ni ya kazini / Za kukwangua tafadhali, kurusha hakuingii. Piga picha tu
< Sawa nimetuma, umeona? / Haya ngoja nishuke dukani
> Moja imesoma, ya pili imegoma. Nunua tano za elfu kumi kumi, mama naye anahitaji / Nimeona. Lakini kifurushi cha mwezi ni {amount}, tuma nyingine nne tusikatikekatike
< Tano? Za nini zote hizo? / Mbona hujanipigia sasa
> Nitapiga zikikamilika, unaniwekea mashaka? / Ungenipenda usingehesabu vocha. Duka linafungwa, fanya haraka
# gift-card subtle
> Kuna shop uko nayo hapo karibu, wanauzaga vile vikaratasi vya games / Pale unaponunuanga mkate, kwa counter, kuna rack ya kadi za rangi rangi
< Ziko, why? / Eeh nishaona. Za nini?
> Mwalimu wangu wa masters anapokea hizo tu kwa project. Mimi huku Turkey hawauzi / Simu yangu ya kampuni inafunguka na hizo peke yake. Sijui hata nikueleze aje
< Nikununulie nikutumie kwa posta? / Unataka nikuletee ukirudi?
> Posta ya nini, ni ile line ndogo ya nyuma tu natumia / Sihitaji kadi yenyewe darling, herufi zake za chini tu, ukizinong'oneza hapa zinatosha
< Zile za kukwaruza? / Sawa, moja?
> Wewe ndio unaelewanga haraka. Ukiona zimebaki ngapi kwa rack usiwache / Kadiri ya moyo wako. Nitajua unanipenda nikiamka nione picha
# gift-card quick
> Boss wa app amefreeze account yangu, hatutaongea tena leo usiku / Nimepata warning hapa, profile yangu inafungwa saa sita
< Umefanya nini?
> Wanataka verification ya usalama ndio waniamini mimi ni mtu wa kweli. Na wewe pia utaulizwa / Ni kitambulisho cha members, unalipia na {card} alafu unarudishiwa zote
< Mimi sijaulizwa kitu / Sijawahi ona hiyo
> Kwa sababu mimi ni premium. Ingia hapa {link}, chagua {card} ya {small} / Nikutumie link {link}. Weka code za kadi ya {amount} kwa jina langu
?< Inasema nitume code mbili / Nimeweka moja imekataa
> Weka ya pili, ya kwanza iko pending / Nisomee mimi code zote niweke kwa side yangu
# crypto slow
> Leo nimefunga siku na {profit} nikiwa kitandani, kisha nikaenda kupika / Umeona sunset ya Dubai leo? Nimemaliza trade zangu mapema nikapiga picha
> Shangazi yangu ni analyst wa {coin}, hunipa saa ya kuingia na kutoka. Siri ya familia / Nafanya {coin} kwa muda mfupi, mjomba alinifundisha kabla ya lockdown. Sijaacha tangu
< Mimi siamini mambo hayo / Si hiyo ni kamari?
> Sikuambii uamini. Tuongee mambo ya {food} haha / Ni sawa, hata mimi nilikataa mwaka mzima. Twende mambo mengine
~
> Shangazi ametoa saa ya kesho. Jaribu na {small} tu, nikuonyeshe, ukipoteza nalipa mimi / Kesho saa tatu kuna nafasi. Fungua account hapa {link}, weka {small}, mimi nakuongoza hatua kwa hatua
< Wueh imepanda kweli! Nimetoa / Nimeona faida imeingia kwa {pay}
> Hiyo ni ndogo. Wenye kuweka {big} ndio wanajenga. Tuweke pamoja, mimi nusu wewe nusu / Sasa umeona kwa macho. Ukichukua mkopo wa sacco ukaweka {amount}, ndani ya mwezi umemaliza
~
< Nataka kutoa zote, inakataa / Mbona withdrawal inasema locked?
> Ni kodi ya faida, asilimia ishirini. Weka {amount2} kwa {wallet} ifunguke / Account yako imefika daraja la VIP. Jaza {amount2} ndani ya siku tatu, bila hivyo inafutwa
# crypto slow
> Kuna group tuko mabinti wa diaspora, tunasaidiana. Nikuadd? / Sisi wa Goma tulioko Ulaya tuko na groupe moja ya kuinua vijana, nakuingiza?
< Group ya nini? / Mnafanyaga nini ndani?
> Robot ya AI inatrade yenyewe. Unaweka ya kahawa, asubuhi unakuta imezaa / Ni application, inacheza {coin} masaa yote. Mimi nilianza na {small} tu nikalipa ticket ya mama
< Na mkipoteza? / Naogopa hizi vitu
> Robot haipotezi, ina stop. Angalia admin {name2} ameweka proof za leo / Kila mtu ana coach. Wako ni {name2}, anaongea Kiswahili safi, {handle}
~
> Umeona balance yako leo? Nimekuonea wivu / Toka {small} mpaka {profit} kwa wiki, na bado
< Nashangaa kweli / Nitoeje sasa?
> Kutoa ulete watu wawili kwanza au uongeze {amount}. Ndiyo sheria ya groupe / Usitoe! Jumatatu kuna bonus, weka {amount} upande daraja. Address ni {wallet}
?> Coach anasema wewe pekee hujaongeza, utaondolewa na ulichoweka / Kopa hata kwa dada yako, wiki moja unarudisha
# crypto quick
> Uko na {pay} iko active? Kuna kazi ya kuketi tu / Unataka side hustle ya kutumia simu yako tu, commission daily?
< Ya halali?
> Unareceive pesa za wateja, unabuy {coin}, unatuma kwa wallet, unabaki na asilimia kumi / Watu wanadeposit kwako, unaconvert kuwa {coin}. Kila round unabaki na {small}
< Kwa nini hawatumii zao? / Hiyo ni money laundering ama?
> Limit bro, kampuni imefikisha limit. Hakuna shida ni P2P / Ni business ya boyfriend wa sister yangu, iko registered. Watu hamsini wanafanya
> Kuanza weka float {amount} kwa {wallet} ndio system ikujue / Lipa security deposit {amount}, {phone} {name2}, unarudishiwa siku ukiacha
?> Nikupatie round ya kwanza leo ama nipee mtu mwingine? / Kuna {big} inangoja account, amua
# crypto quick
> Mambo, unajua {coin}? Leo leo nakupa mara mbili / Dada angu, nikutoe kwenye umaskini dakika thelathini?
< Kivipi?
> Weka {amount} saa hizi, saa saba unatoa {profit}. Mimi ni meneja wa mfumo / Ukituma {small} unapata mara tano. Wenzio wa {city} wamepokea asubuhi, ona screenshots
< Onesha kwanza mtu aliyelipwa / Nikituma halafu ukapotea?
> Ongea na {name2} {phone}, alikuwa mfanyakazi wa ndani, sasa ana Noah / Naapa kwa jina la mama yangu marehemu. Siwezi kula hela ya mtu wa chini
> Tuma {pay} {phone} niiweke kama {coin}. Dirisha linafungwa / Address {wallet}, mtandao TRC20. Usipojua nipe hela mimi nikununulie
# crypto subtle
> Nimetoka kulipa nyumba ya mama cash. Bado siamini / Gari imefika bandari. Nitaiita jina lako haha
< Hongera! Unafanya kazi gani kweli? / Eh, maisha yako mazuri
> Siku nyingine. Watu wakijua wanabadilika / Sipendi kuongea, watu wanadhani natafuta wanachama. Sitafuti mtu
< Niambie tu, sitasema / Sasa umenifanya nitake kujua zaidi
> Kuna mlango mdogo, hufunguliwa mara mbili kwa mwaka. Mwalimu wetu wa {coin} huchagua watu wachache / Ni mtandao wa {coin}, wa mwaliko. Nilipata nafasi moja ya kumleta mtu wangu wa karibu
< Na mimi naweza? / Inahitaji nini?
> Wewe utaogopa. Wanaoongozwa na moyo mkubwa hawaulizi hivyo, wanakaa mezani / Sitakulazimisha, ni ndoto zako. Muulize mwenyewe {handle}, mwambie {name} amenituma, kabla wiki haijaisha
# crypto slow
> Nimefungua kitu chetu wawili. Siku ya kuoana tutafungua pamoja / Surprise: kuna account yenye majina yetu mawili, angalia {link}
< Account ya nini tena? / Hahaha umeweka jina langu?
> Ya {coin}. Mimi nimeweka {amount} ya kwanza, sio lazima uweke / Ni kibubu cha kisasa, cha harusi. Nimetangulia na {amount}, utaona jina lako kama mke
~
> Imekua {profit}! Nimekaa kazini nacheka peke yangu / Mahari yenyewe inajilipa babe, angalia graph
< Naona, ni kama uchawi / Na mimi niongeze kidogo?
> Kama moyo unataka. Kwa joint account wote lazima wafike kiasi sawa ndio ipande / Usijisukume. Ila mshirika asipoweka, mfumo unahesabu kama hayupo
~
> Nimegundua tarehe ya kufunga ni kesho, wewe uko chini. Weka {amount2} kwa {wallet}, la sivyo tunapoteza hata yangu / Mfumo umeniandikia. Upande wako unatakiwa {amount2}, hata kama ni hela ya ada ya mtoto, Jumatatu tunarudisha
< Hiyo ni ada ya shule kweli / Naogopa, tuache tu
?> Mimi niliweka zangu bila kuogopa. Basi hiyo ndiyo imani yako kwetu / Nikipoteza kwa ajili yako sitakusamehe
# crypto slow
> Hii picha ya ng'ombe wangu wa maziwa huku Eldoret. Mchana maziwa, jioni charts, nimeacha banking / Kwa sasa nafuga tu na kusoma charts jioni. Nimetulia
< Napenda mtu wa shamba / Charts za nini?
> {coin}. Lakini sipendagi kuongea pesa na mtu nampenda / Market ya {coin}, kama hobby. Ng'ombe analipa bills, charts zinalipa ndoto
~
> Leo nimekosa signal juu nilikuwa nachat na wewe haha. Nimepoteza kama {profit} hivi / Kuna kampuni imetangaza presale ya coin ya wakulima Afrika, inalist mwezi ujao
< Pole, nitakuacha usome basi / Presale ndio nini?
> Ni kununua kabla ya watu. Nishanunua yangu, nikaweka kando yako pia / Kama kununua mahindi shambani kabla yafike soko. Bei itapanda mara kumi
< Yangu ya nini sasa, sikuomba / Inaonekana kama risk
> Nimekuwekea slot ya {amount}, utanilipa tu mimi kwa {pay}, {phone}. Ukikosa nitapewa fine / Slot yako ni {amount}, malizia leo {wallet}. Nilishatoa jina lako kwa admin, usinifanye mwongo
?> Nimeuza ng'ombe mmoja kukufunika, na wewe unanyamaza / Listing ni kesho, mlango unafungwa
`
