export const heldOutEveryday = `
# opening
> Niaje mrembo, umeshindaje? / Mambo vipi {name}? / Sasa {name}, form?
< Poa tu, wewe je? / Fiti, za kwako? / Freshi kabisa, uko aje?
> Niko mzima, nimetoka job sasa hivi / Nashukuru Mungu, siku imekuwa ndefu lakini / Poa sana. Nimeona uko {city}, kweli?
?< Pole na kazi / Haya, karibu tupige story

# opening
> Hujambo? Nimeipenda sana picha yako ya pale ufukweni / Habari za jioni. Tabasamu lako limenifanya niandike
< Sijambo, asante kwa maneno mazuri / Nzuri. Haya asante, umenichekesha
> Karibu. Mimi ni {name}, mwalimu wa sekondari / Naitwa {name}, niko {city} kikazi ila kwetu Tanga
< Nimefurahi kukufahamu. Unafundisha au ulisomea wapi? / Karibu {name}. Mimi ni mtu wa Moshi

# opening
> Jambo maman, uko bien? / Bonjour {name}, habari ya siku mingi? / Jambo sana, minaona tuko mutaa moja
< Jambo, niko bien, na wewe? / Eeh, habari ni muzuri. Uko nani? / Jambo papa. Unaishi quartier gani?
> Niko pale {place}, minafanya ku hospital / Mimi niko mu {city}, minatengeneza ba meuble / Siko mbali, tangu mutoto niko apa

# opening
> Sema, wewe ndio shabiki wa Gor ama niliona vibaya? / Kweli wewe ni Yanga damu? Tutapatana kweli? / Bio yako imeniua, ati hutaki mtu asiyejua mpira
< Hahaha damu kabisa. Wewe je? / Ni kweli, usicheke. Wewe uko upande gani?
> Tutakuwa tunagombana kila wikendi basi / Nitakusamehe kwa sababu ya hayo macho / Mimi sina timu, nakula popcorn tu
< Haha tutajua / Hapo sawa, umeokoka

# opening
> Aki nimescroll hii app one hour, profile yako ndio ya kwanza inamake sense / Nimechoka kusema hi kwa watu hawajibu, so wewe jibu tafadhali / Hi stranger, uko macho bado?
< Hahaha nimejibu, umefurahi? / Lol karibu, niambie story / Eeh niko macho, insomnia ya kazi
> Sana, wacha nikae chini / Swali la kwanza: chai ama kahawa? / Story ni nyingi, uliza chochote
?< Chai ya tangawizi bila mjadala / Kahawa, na maziwa kidogo

# opening
> Assalam aleykum, hodi humu / Shikamoo ama tuanze na mambo? haha / Hodi hodi
< Salaam, karibu / Hahaha karibu sana / Karibu, pita ndani
> Ahsante. Umzima wa afya? / Nimekuwa nikiogopa kuandika tangu jana / Nimeona tunapenda vitu vinavyofanana, taarab na kusafiri
< Alhamdulillah, mzima. Mji gani wewe? / Kweli? Bendi gani unaipenda zaidi?

# opening
> Mkenya Munich? Sikujua tuko wengi huku / Nimeona unaongea Kiswahili, uko Ujerumani muda gani? / Finally mtu wa nyumbani huku baridi
< Haha tuko wachache sana / Mwaka wa sita sasa. Wewe? / Wee! Umetoka upande gani?
> Mimi nimekuja masters, nimebaki / Niko hapa na nursing, nimezoea theluji / Kwetu ni Kakamega, lakini nimekulia Nairobi
< Na {food} unapata wapi huku? / Unamiss nini zaidi kwetu? / Tutatafutana, kuna choma day mwezi ujao

# opening
> vp / oya / mambo
< poa / safi / powa
> upo wapi / unafanya nn / mbona kimya
< home tu / nipo kazin / nipo nachek movie
?> sawa, mm pia / ok, movie gan / haya nikuache au tupige stori

# opening
> Leo ni Jumapili, umeenda kanisani ama umelala? / Nimekuona kwa choir picha, unaimba sauti gani?
< Nimeenda ibada ya kwanza / Haha leo nimelala, Mungu atanisamehe
> Haha mimi ni wa ibada ya tatu, ile ya wenye usingizi / Mimi napenda nyimbo za zamani, tenzi hasa
< Tunafanana / Ungenisikia ungekimbia

# warm
> Nakupenda. Najua ni mapema, lakini sijui neno lingine / Tangu tuanze kuongea sili, silali, nakuwaza wewe tu / Moyo wangu umekuchagua, hauniulizi mimi
< Jamani, hata wiki haijaisha / Umenifanya nitabasamu kama mjinga / Mmh maneno matamu hayo
> Wiki inatosha kwa anayejua anachotafuta / Ningekuwa na mabawa ningekuwa mlangoni kwako saa hii / Wewe ni jibu la sala ya mama yangu
?< Twende polepole mpenzi / Na mimi nahisi kitu, sitaficha

# warm
> Babe si unijibu, nimekumiss tangu lunch / Umenishika vibaya, mabeshte wanasema nimerogwa / Siezi concentrate job, ni wewe tu kwa kichwa
< Hahaha drama / Aki wewe, niko hapa / Tulia bana, nilikuwa meeting
> Wacha nikuoe tu tumalize hii story / Nimeshakuona kwa future yangu, na ka-dog na bustani / Hakuna mtu amewahi nielewa kama wewe, na si flattery
< Tuanze na date ya kwanza kwanza / Ka-dog nitakubali / Unanichekesha lakini nakupenda hivyo

# warm
> Cherie, minakupenda kama maji / Bebe, roho yangu iko kwako tangu siku ya kwanza / Mungu alinionyesha wewe mu ndoto, kweli
< Eh! Maneno yako iko tamu / Unanipenda na haujaniona? / Merci mon coeur
> Nikikuona nitakufa kwa furaha / Upendo hauna macho, iko na masikio, na minasikia sauti yako / Nitakupeleka kwa mama, yeye ndiye atakuchagulia pagne
?< Tutaona siku Mungu atapenda / Nami ninakuwaza

# warm
> Baada ya kufiwa na mke wangu nilijifungia. Wewe umefungua dirisha / Nilidhani kwa umri huu mapenzi yamenipita, kumbe yalikuwa njiani
< Pole sana kwa yote. Nafurahi kusikia / Maneno yako yananigusa
> Nataka tuzeeke pamoja, tukae barazani tunywe chai / Sihitaji mwingine tena, nakuahidi mbele za Mungu
< Inshallah / Nipe muda nikuamini, nimeumizwa zamani

# warm
> Good morning my queen, umeniota? / Asubuhi njema ubavu wangu / Umeamkaje nyota yangu
< Morning, haha nimeota nakimbizwa na mbwa / Njema, nawe habari yako / Salama, nimelala fofofo
> Mimi nilikuota umevaa shela nyeupe / Nimeamka nikisema jina lako, dada yangu akacheka / Siku ikianza na wewe hainishindi
?< Utaniaibisha haya / Awww

# closing
> Haya nilale sasa, kesho naamka saa kumi na moja / Acha nipike, watoto wameanza kunilalia / Macho yanafunga yenyewe, tuongee kesho
< Usiku mwema / Lala unono / Sawa, kesho basi

# closing
> Basi tuonane Jumamosi pale {place} / So Sunday saa nane, {place}? / Tukutane {place}, mimi nitavaa kofia nyekundu
< Sawa, saa nane kamili / Poa, usikam late / Nitakuwepo Mungu akipenda
?> Ya Kiafrika ama ya kizungu? haha / Siwezi kukosa / Basi poa, safari njema

# closing
> Basi imefika, naingia. Tutaongea / Stima imepotea tena, simu iko na tatu percent / Boss amekuja, wacha nikimbie
< Haya salama / Haha poa, later / Sawa, ukipata nafasi niandikie

# closing
> Nimefurahi kuongea nawe leo, kweli / Umefanya siku yangu iwe nzuri / Nimecheka hadi machozi, asante
< Na mimi pia / Vile vile, usiku mwema / Karibu tena kesho, story zipo
?> Nitakuota / Tukae salama / Mungu akulinde

# closing
> Minaenda kulala, courant imekatika / Bonne nuit cherie, kesho tena / Wacha niende, mama anaita
< Lala muzuri / Bonne nuit / Sawa, salamia mama

# offsite
> Hii app inanisumbua, meseji zinachelewa. Tuhamie {app}? / Mimi si mtu wa huku sana, nipatie namba tuongee {app}
< Mbona haraka, tuongee hapa kwanza
> Ni hii {phone}, niandikie jina lako nikujue / Yangu {split}, picha ni ya maua
?< Haya, nikitoka kazini

# offsite
> Unatumia {app}? Niko huko as {handle} / Nitafute {app}, {handle}, huku naingianga once a week
< Ngoja nicheki / Uko na picha ya kofia?
> Eeh ndio mimi, tuma hi / Ukiona picha ya ziwa ndio mimi

# offsite
> Huku kusoma ni kwa shida, connexion iko mubaya. {app} inapita muzuri / Donne-moi numéro, tuongee ku {app}
< Bado sikujui muzuri / Ya kwangu ni {phone}
> Basi chukua ya kwangu {phone}, utaandika siku utapenda / Nitakupigia mangaribi, sauti yako minataka kuisikia

# offsite
> nipe no yako ya {app} / njoo {app} bas, huku naishiwa bando
< sitoi no kwa mtu sijamuona / {phone}
?> sawa hamna shida yangu hii {phone} / nimekutext huko cheki

# pressure
< Kwa sasa sina kabisa / Ngoja nifikirie, ni nyingi
> Kufikiria nini wakati mimi nateseka? / Ungekuwa unanipenda usingefikiria mara mbili / Kumbe maneno yote yalikuwa hewa
< Si hivyo, mwezi umekuwa mgumu / Usiseme hivyo tafadhali
> Basi kopa kwa mtu, usiku huu tu / Nipe nusu basi, lakini kabla ya saa mbili / Sawa, nikifa ujue ni wewe
?> Umenyamaza? / Uko hapo? / Jibu basi

# pressure
> Ushatuma? / Umefikia wapi na ile kitu? / Nangoja confirmation babe
< Bado, niko job / Sijatuma, nilisema sijui
> Aki time inaenda na wewe unacheza na maisha yangu / Job haiezi kuzuia dakika mbili za simu bana / Niliwaambia watu uko sure, unaniaibisha
< Sina uhakika na hii kitu
> Jioni itakuwa imechelewa, saa hii ama uwache kabisa / Kama huniamini tuachane leo leo / Usiambie beshte zako, watakupoison mind

# pressure
< Minaogopa, watu banasema ni mensonge / Sina mu uwezo leo
> Mensonge? Mimi? Mungu atakuhukumu / Unasikia watu kuliko mimi bwana yako / Kumbe hauna roho ya mutu
> Fanya sasa, kesho itakuwa bure / Tafuta kwa jirani, leo leo / Nimesha toa machozi yote, tuma tu

# pressure
> Mbona umenizimia simu, nimekosa nini / Nimepiga mara kumi hupokei
< Nilikuwa naswali / Sina cha kukuambia, sina hela
> Wanaume wa zamani wasingeacha mwanamke aombe mara tatu / Usinifanye mpumbavu, nimejishusha vya kutosha / Nilikataa watu wenye uwezo kwa ajili yako
?< Nitajitahidi kesho / Usinisukume hivyo
> Si kesho, leo. Wananisubiri hapa nimesimama / Nusu saa tu, baada ya hapo nafunga moyo wangu / Kama si leo basi tusiongee tena

# pressure
< Wacha nimuulize dada yangu kwanza / Nitaongea na wazazi kesho
> Usimuulize mtu! Ni jambo letu wawili / Dada yako ndiye unaoana naye ama mimi? / Ukishirikisha watu baraka inaondoka
< Kwa nini iwe siri? / Mimi huwa siwafichi kitu
> Kwa sababu wivu uko kila mahali. Maliza leo tupumzike / Fanya kwanza, utawaambia baadaye ukiwa na furaha
`
