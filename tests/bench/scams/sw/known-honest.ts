export const knownEveryday = `
# opening
> Mambo {name}, uko poa? / Niaje, hiyo picha ni ya {city}? / Habari za jioni, profile yako imenichekesha
< Poa sana, nimetoka job sasa hivi / Eeh, ya December, joto lilikuwa kali / Asante, ndiyo ilikuwa lengo
?> Mimi pia, jam imenimaliza / Najua hapo, kuna mama anauza mihogo / Umefaulu basi
?< Pole, unakaa upande gani? / Huyo huyo! / Haha karibu

# opening
> Sasa mrembo / Hatimaye tume-match / Nimejipa moyo nikuandikie
< Fiti, sema / Ulichukua muda / Usiogope, siumi
> Unafanya kazi gani? / Nilikuwa nafuta na kuandika tena / Basi nianze, mimi ni fundi umeme
< Mimi ni nurse, usingizi hakuna / Haha, hujambo inatosha / Kazi nzuri, nyumbani kwangu taa imeungua

# warm
> Mpenzi tangu nione uso wako silali / Wewe ndiye mke Mungu aliniwekea / Sijawahi kuhisi hivi kwa mtu mwingine
< Unaenda mbio, tumeongea siku tatu tu / Maneno matamu hayo / Aki wewe
> Mapenzi hayana kalenda, nataka kukuoa / Mke wangu alifariki, natafuta mkweli tu / Nimeshamwambia mama kuhusu wewe
?< Tuende pole pole / Nimeona aibu

# closing
> Wacha nilale, kesho naingia saa kumi na mbili / Naenda kula kabla ndugu zangu hawajamaliza sufuria
< Lala salama / Kimbia, tutaongea kesho

# closing
> Basi Jumamosi saa kumi? / Nitavaa shati ya blue unione
< Sawa Jumamosi / Usichelewe lakini

# offsite
> Siingii hapa sana, niandikie {app}, {phone} / Subscription yangu inaisha leo, tuendelee {app}? Namba yako?
< Tubaki hapa kidogo? / Sawa nitakuandikia huko
?> Hapa wanasoma kila kitu, huko tuko huru / Kwa picha ni bora

# pressure
< Sina kwa sasa / Lazima nifikirie
> Baada ya yote tuliyosema? Nilidhani uko tofauti / Hata nusu leo, nasubiri
?< Si kwamba sijali / Nipe hadi jioni
> Fanya sasa unitumie screenshot / Nakutegemea, usimwambie mtu yeyote
`

export const knownHonest = `
# talk
> Una ndugu wangapi? / Mko wengi kwenu?
< Tuko saba, mimi ndiye kitinda mimba / Kaka mmoja anayekula kama watatu
> Wewe ndio umedekezwa / Wa kwangu pia
< Sikatai / Wakutane

# talk
> Unapenda muziki gani? / Bongo flava au gengetone?
< Bongo kila siku, injili Jumapili / Gengetone nikifua nguo
?> Jumatatu je? / Nguo zinatoka zikicheza
< Jumatatu nalala / Haha kabisa

# talk
> Kazi ilikuwaje leo? / Siku ndefu?
< Stima ilipotea tukakaa gizani / Boss amebadilisha ratiba tena
> Pole sana / Hao maboss wote ni sawa
?< Kesho ni off, namshukuru Mungu / Tutazoea

# talk
> Wewe ni mrembo, nimesema / Kicheko chako kwenye voice note kimenikaa
< Umenifanya niaibike / Nacheka kama kuku
> Ndiyo nilitaka / Kuku mrembo
< Mjinga wewe / Endelea tu

# talk
> Mama amelazwa tangu Jumanne, pressure imepanda / Mjomba amefanyiwa operesheni leo, tuko wote hospitali
< Pole, anaendeleaje? / Imeenda vizuri?
> Afadhali, Ijumaa anaweza kutoka. Nilitaka tu kumwambia mtu / Ndiyo, nimechoka tu
< Nitamwombea / Kula kitu basi

# talk
> Unatafuta serious ama unapita tu? / Unataka nini hapa, ukweli?
< Serious, umri umeenda / Kwanza urafiki, mengine baadaye
> Mimi pia. Nina binti wa miaka sita, nakwambia mapema / Sawa, mimi pia niliachwa
< Napenda watoto / Kila mtu ana historia

# talk
> Nimerudi shule ya jioni na miaka 35 / Matokeo ni Alhamisi, tumbo linauma
< Hongera! Unasoma nini? / Utapita, umesoma
> Uhasibu, wananiita mzee / Nikifeli nauza mandazi
< Mzee wa A / Nitakuwa mteja wa kwanza

# talk
> Kamera ya simu imeharibika, nina picha za zamani tu / Kwenye video naonekana kama kiazi
< Hakuna shida, tutaonana / Mimi pia kiazi
?> Ndiyo maana / Tuwe viazi karai

# money
> Kodi ya nyumba huko ni ngapi? / Ni kweli {city} maisha ni ghali?
< {amount} bedsitter, maji Jumapili hakuna / Nusu ya mshahara inaenda, {amount}
> Huku {amount2} lakini mbali na town / Na unakula nini?
?< Angalau kuna hewa / Kwa shangazi

# money
> Ada ya shule imefika {amount} mwaka huu / Vitabu, uniform, trip, na ni Januari
< Hizi shule / Dada yangu hulia kila Januari
> Nimefanya overtime, tuko sawa / Baba yake amelipa nusu
< Hongera mzazi / Afadhali

# money
> Jana hukupaswa kulipa zote / Kahawa ijayo {place} ni juu yangu
< Ilikuwa {amount}, tulia / Na keki pia
> Nakutumia nusu yangu kwa {pay}, usibishe / Mimi pia nafanya kazi
< Nitarudisha, mbishi / Sawa dada wa kisasa

# money
> Wiki mbili tunaongea, naomba namba yako / Nataka kusikia sauti, nikupigie?
< Sawa, {phone} / Hii hapa {phone}, baada ya saa moja
> Nimesave, naku-flash / Yangu {phone2}
?< Nimeiona / Imeingia

# money
> Nafanya benki, mchana najibu kwa kuchelewa / Mimi ni afisa mikopo na hapana sikopeshi
< Watu wote wanakuomba / Pole yangu haha
> Hata pastor aliniomba {amount} / Landlord pia
?< Ukamwambia nini? / Badilisha kazi

# money
> Unaelewa {coin}? Nimeona sticker / Unafanya nini nje ya gym?
< Nilinunua kidogo 2021 nikapoteza nusu, sasa ni hobby / Nasoma kuhusu {coin} na kutengeneza laptop
> Binamu yangu alipoteza mshahara / Wewe ni msomi
< Weka tu usiyoogopa kupoteza / Msomi anayecheza

# money
> Birthday yangu ni tarehe 14, nakuambia tu / Nimpe mama nini akifika 60?
< Keki na kadi ya mkono / Kitenge kizuri
> Na shairi / Anataka blender, {amount} kwa supermarket
?< Sijui mashairi / Blender basi

# money
> Nikinyamaza jua bundle imeisha / {small} ya data haimalizi siku
< Nunua ya mwezi, bahili / TikTok inakula yangu
> Sasa niko kwa wifi / Mwisho wa mwezi naweka fibre

# money
> Nafuata visa nimtembelee dada Leeds / Ubalozi umechukua {amount} na siku nzima
< Mimi nilinyimwa / Interview ni lini?
> Nimelipa kila kitu, nasubiri / Tarehe mbili
< Utapata / Kila la heri

# money
> Nimemtumia mama mzigo kwa basi / Kampuni ya mabasi imepoteza mzigo wa mama
< Basi gani? / Walikupa risiti?
> Easy Coach, {small} kwa boksi / Ndiyo, wamerudisha {amount}

# money
> Nilikuazima mwavuli, unanidai kahawa / Chaja yangu bado unayo
< Nitarudisha na riba / Fidia ni sahani ya {food}
> Nakubali / Naita polisi

# money
> Mmoja hapa aliniomba kadi za {card} siku ya tatu / Chunga, mzee alitaka nilipe forodha yake
< Ukafanyaje? / Kweli?
> Nikamripoti nikablock / Nikacheka nikamtakia heri

# money fixed
< Babe nitumie {amount} ya fare / Nisaidie {amount}, kodi imechelewa
> Samahani, situmi pesa kwa mtu sijaonana naye / Hatujawahi kukutana na unaomba tayari?
< Huniamini / Ni dharura
> Ni sheria yangu kwa wote / Waombe familia, kila la heri

# money
> Leta mkate ukija, nitakupa pesa ukifika / Nilipie tiketi pamoja na yako, tutamalizana mlangoni
< Mweupe ama brown? / Tayari, {amount}, na unanidai popcorn
> Brown / Hii hapa {amount} kwa {pay}

# money
> Mtu amenitumia {amount} kimakosa eti, akapiga akilia / Nilituma {small} namba isiyo, wakareverse
< Chunga, ni mchezo wa zamani / Una bahati
> Nilipiga customer care, ilikuwa sms feki / Baada ya muziki wa masaa mawili
< Afadhali / Nimeukariri huo muziki

# money
> Ofisini tunachanga msiba wa mwenzetu, {amount} kila mtu / Kamati ya harusi ya binamu inanifukuza
< Poleni sana / Harusi ni kodi
> Asante, nimeshatoa yangu / Mimi nashika viti
`
