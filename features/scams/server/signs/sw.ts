import type { SignWords } from './sign-words.ts'

/** Swahili, with Sheng. */
export const sw: SignWords = {
  ask: [
    '(?:ni|uni|una|ukini|nina|naomba uni|kuni|mni|uki|tu|ungeni|waweza kuni|kama unge\\w*ni)(?:saidi|kopesh|azim|ongez|ongeze|changi|sapoti|okoe|shik|simam|sort|boost|tafuti|wezesh|malizi|niazim)\\w*',
    'naomba|nakuomba|nahitaji|ninahitaji|nataka msaada|msaada|saidia|usaidizi|imebaki|zimebaki|inabaki|nimebakisha|nusu|hata nusu|hata kidogo|hata (?:thao|soo|elfu|mia|\\d\\S*)|kidogo tu|chochote|ulichonacho|ulicho nacho|kitu kidogo|sehemu|favou?r|nipungukiwa',
    'nimepungukiwa|nisaidie|niazime|niongezee|nisort|nisapoti|tusaidiane|ukinisaidia|nishike|nishikilie|tusimamie|kwa magoti|nakupigia magoti|angalia unaweza|unaweza (?:kuni|fanya|kufanya|kuongez|tuma|saidia)\\w*|waweza|ongeza (?:ya|kitu)|na kitu ya|upande wako',
    'nifanyie|uniokoe|kama ungenishika|nitafutie|nimalizie|kushika mkono',
  ],
  pay: [
    '(?:lipa|lipia|lipie|ulipe|ulipie|unalipa|unalipia|utalipa|mlipie|tulipie|deposit|weka|wekea|uweke|unaweka|utaweka|unaanza na|anza na|jaza|changa|tuma|utume|unatuma|mtumie|mrushie|mpe|rudisha|rejesha|gharamia|panda|kopa|chukua mkopo|fanya (?:malipo|deposit|transfer)|malizana|maliza nao|elewana|leta|angusha|peleka|toa) (?:ada|kodi|hela|pesa|fee|fees|deposit|nusu|\\W?\\d\\S*|kwa|kwenye|tu|kwanza|leo|sasa|hadi|haraka|na|nao|naye|usafiri|delivery|bima|activation|matibabu|nauli|kitu|hiyo|hizo|ya|kabla|commitment|kiasi|western)',
    '(?:u|uta|una|uka|wewe u|lazima u|unge|tu)(?:lip|tum|wek|nunu|shughulik|thibitish|rechargi|malizan)\\w*|unaweza (?:kutuma|kulipa|kuweka)|una recharge|nirushie|nitumie (?:pesa|hela|bundle|bando|nauli|western|kwa|\\W?\\d\\S*)|niwekee|nilipie|nipe \\W?\\d\\S*',
    'nirudishie|unirudishie|urudishe|nirefund',
    'malipo|kila mtu (?:h|ana)lipa|wote hulipa|kwa jina|jina (?:litatokea|la)|namba ya akaunti|akaunti ya|mpesa yangu|paybill|lipa na|airtel money|weka kwa|laini ya|kwa laini|mkopo|kopa|omba (?:marafiki|kwa)|uza kitu|cheki|risiti|uthibitisho|proof|screenshot',
    'ni juu yako|toa ya kutolea|toa charges|lipa kwanza|analipa kwanza',
    'itoe|ingiza kwa|details za|unashikilia kwa|zingine ukipokea|lipa kabla|anza na \\W?\\d|jaribu na|wanataka (?:tu )?\\W?\\d|wanadai \\W?\\d|inagharimu|tunahesabiana|\\W?\\d\\S* (?:nipotee|nifute|na haijawahi|inakuwa)|kesho inarudi',
    '(?:tupia|tuma|mtumie|lipia|ulipie|lipa|ukilipa|ulipe|tukiweka|weka|jaza|nipe|leta|toa|unatoa|ukifidia|fidia|panda|chukua|recharge|washa|ingia|anza) (?:tu |na |kwa |mpaka )?(?:\\W?\\d\\S*|advance|ya|za|hiyo|mbegu|iliyobaki|zote|kwanza|fomu|bima|gas|kodi|faili|elfu|laki|kadi)',
    'mpaka kitu kilipwe|kilipwe|nione risiti|jina (?:ni|la)|anapokea|kuanzia \\W?\\d|iliyobaki|weka zote|lipa haraka|itoke nje|akipata \\W?\\d\\S*|kwanza (?:usajili|lipa)',
  ],
  send: [
    '(?:tuma|nitumie|unitumie|utume|nipe|leta|nunua|ninunulie|unichukulie|chukua|enda|weka|niandikie|uniandikie|mwandikie|andika|wasiliana|bonyeza|pakua|ingia|fungua|jaza|piga|soma|nisomee|peana|rudisha|nijibu|sema|tumia)(?: \\w+)?',
    '(?:u|una|uta|uki|unge|mu|m|tu)?(?:ni|m|wa|ku|i|zi|ki|ya|li)?(?:lip|tum|wek|nunu|chang|kop|rudish|saidi|kwaru|kwangu|jaz|jisajil|fungu|pelek|chuku|let|malizi|malizan|ongez|som|pig|andik|wasilian|bonyez|paku|ingi|thibitish|hakik|shughulik|lipi|nunuli|letea|tumi|hifadh|tunz|onyesh|angali|jarib|anz|omb|uz|tafut|toa|towe|badilish|hamish|pokea|pokee|saini|kubal|jiung|fuat|ngoj|chagu|gharami|simami|kamilish|tengenez)(?:a|e|i|u|ia|ie|ea|ee|isha|ishe|ishia)(?:ni|o)?',
    '(?:u|naomba u|ili u|lazima u)?ni\\w{2,}[ei]|unatakiwa|unahitaji|lazima|unaweza|ungeweza|waweza|tafadhali|hakikisha|usisahau|kama una\\w*|kama unaweza|wewe (?:tu|una)',
  ],
  pay_back: [
    '(?:nita|nta|tuta|utapata|na)(?:ku)?(?:rudish|lip|rejesh|refund)\\w*|nikirudi|nikifika|nikilipwa|nikipata|nikitoka|kurudish\\w*|mara mbili|mshahara|refund|nakulipa|nakurudishia|nakurefund|nitakurefund|ntakurudishia|na riba|tutaelewana|end month|mwezi ujao',
    'usiku nakulipa|ijumaa|wiki ijayo|kila mwezi',
  ],
  crisis: [
    'hospital\\w*|hosi|kliniki|casualty|upasuaji|operesheni|operation|daktari|ajali|amegongwa|ambulensi|dharura|emergency|mgonjwa|anaumwa|naumwa|ugonjwa|amelazwa|kulazwa|lazwa|kufa|afe|amefariki|kifo|mazishi|msiba|dawa|pharmacy|homa|icu|matibabu|x ?ray|mguu',
    'umevunjika|nimevunjika|nimeanguka|appendix|damu|kansa|figo|sukari|kujifungua|kutibiwa|hawamtibu',
    'nimeibiwa|kuibiwa|ibiwa|porwa|nimeporwa|wezi|polisi|kituo cha polisi|nimekamatwa|nimeshikwa|wamenizuia|uhamiaji|faini|dhamana|nimekwama|kukwama|umekwama|imenikwamia|mwenye nyumba|landlord|caretaker|kufuli|kodi ya nyumba|rent|kufukuz\\w*|fukuza|nimepoteza|karo',
    'fees|ada ya|shule|amerudishwa|mtihani|stima|umeme|wanakata|bill|madeni|deni|talaka|imeharibika|tairi|fundi|spea|limeharibika|imepasuka',
    '(?:akaunti|kadi|benki|mshahara|app|simu|screen|laini)[^.]{0,15} (?:imefungwa|imezuiwa|imeshikiliwa|umeshikiliwa|imekataa|umechelewa|imegoma|haifunguki|haifanyi|imejaa|inakufa|inazima|imeingia maji|imeibiwa|imeblock\\w*|imefika limit)|hawajatulipa|hawajanilipa',
    'hatujalipwa|haujaingia|mgomo|umechelewa|declined|nimesota|mikono mitupu|sina (?:hata|pesa|hela|kitu|shilingi)|niko vibaya|mtaji umeshikwa|wananidai',
    'sijala|njaa|chakula|ya kula|unga|gas imeisha|sina (?:bundle|bando|data|salio|airtime|credit|mtu|mwingine)|sitaonekana|nitakuwa offline|sitakuwa (?:online|hewani)|aibu|wewe tu|ni wewe (?:tu|pekee)|wewe pekee|mungu ata\\w*|shida|tatizo|baya|kuna jambo|napitia',
    'magumu|wiki mbaya|niko chini|analia|watoto wananiangalia|unaniacha|mvua|hali (?:mbaya|ngumu)|nateseka',
  ],
  fee: [
    'forodha\\w*|customs|clearance|usafirishaji|usafiri|courier|tracking|dereva|mjumbe|umezuiwa|umeshikwa|imezuiwa|kutoa mzigo|delivery|stoo|storage|diplomat\\w*|dhl|scanner|cheti|ukaguzi|laundering|faini|karantini|chanjo|cage|bandarini|nauli',
    'kodi|ushuru|ada|gharama|malipo ya|usajili|registration|commitment|viza|visa|fomu|form|file|faili|karatasi|makaratasi|nyaraka|hati|stempu|medical|vipimo|biometric|processing|fee|fees|bima|activation|deposit|dhamana|margin|software|gas fee|uanachama|vifaa',
    'mishumaa|inarudishwa|zinarudishwa|kuthibitisha|uthibitishe|kufungua (?:akaunti|faili|account)|ya wakili|tender|malipo|upgrade|connection fee',
  ],
  windfall: [
    'urithi|mirathi|mrithi|ndugu wa karibu|next of kin|fedha za|milioni|million|asilimia|\\d+ ?%|dhahabu|marehemu|alifariki|yatima|amana|mdhamini|mshirika|mwaminifu|msiri|iliyolala|mgao|tugawane|sanduku|boksi|mzigo|kifurushi|parcel|nimekutumia|nimekununulia',
    'nakutumia kitu|surprise|ndani kuna|kimakosa|kwa makosa|imeingia (?:kwako|laini)|kuchukua zawadi|dola|baki na',
    'umeshinda|mshindi|bahati nasibu|lottery|promosheni|promo|zawadi|ruzuku|msaada wa|foundation|umechaguliwa|hongera|utajiri|freemason|illuminati|kujiunga|wanachama|mganga|mzee ameona|nyota|mizimu|kafara|umefungwa|ufadhili|scholarship|grant',
    'ajira|inaajiri|kazi (?:ya|canada|dubai|qatar|saudi|ulaya|nje|gani)|nafasi|recruit\\w*|mkataba|bila interview|hakuna interview|malazi|nyumba bure|visa|work permit|canada|qatar|poland|napeleka watu|ubalozi\\w*|mkopo wako|bila dhamana|tunatoa hadi|umekubaliwa',
    'puppies|adoption|mbwa|shamba|nyumba ya kupanga|funguo|bei rahisi|nauza|tender|supplier|sugar mumm\\w*|mashosh|connect|kupokea malipo|tumia akaunti yako',
  ],
  invest: [
    'wekez\\w*|uwekezaji|invest\\w*|trad(?:e|ing|er)|kutrade|natrade|forex|signal\\w*|platform|jukwaa|broker|mchambuzi|mining|robot|bot|vip|soko|chati|mtaji|kutoa pesa|unatoa|withdraw\\w*|mt[45]|binance|p2p|metamask|dashboard|balance|meneja|manager|mentor|coach|task',
    'tasks|kazi za online|receptionist|commission|hacker|pesa zilizopotea|dirisha|mjomba (?:anajua|anasema|alinifundisha)|kabla haijapanda|kijani|nasimamia|nimefunga mapema|mikataba mifupi',
    '(?:crypto\\w*|bitcoin|btc|usdt|eth|ethereum|sarafu|wallet|token|coins?)',
  ],
  promise: [
    'uhakika|guaranteed|bila (?:hasara|hatari|risk)|hakuna (?:hasara|hatari|risk)|mara (?:mbili|tatu|tano|kumi)|kuzidisha|nazidisha|ongeza pesa|\\d+ ?%|asilimia \\d+|kila (?:siku|trade|wiki)|kwa (?:siku|wiki|masaa|dakika|saa)|siku \\d+|wiki mbili|faida|profit\\w*',
    'returns|unapata|upokee|unapokea|nimepata \\W?\\d|imeleta|kupata (?:pesa|\\W?\\d\\S*)|pata pesa|kutengeneza pesa|uhuru wa kifedha|bonus|ushindi|unalipwa|kwa simu|mali|hukua pamoja|unachukua|imenilipia|ukiweka zaidi|double',
    'hatua kwa hatua|anza (?:na )?(?:kidogo|ndogo)|screenshot|ushahidi|jisajili|ujisajili|jiunge|register|mwaliko|nitakuongoza|nitakufundisha|nitakusaidia|nikuonyeshe|alinifundisha|nilifunzwa|pakua|bonyeza|link|group|nifuate|ukinifuata|chini yangu|naingiza watu',
    '100 ?%|halali|tufanye moja|nitakaa nawe|fungua (?:akaunti|yako)|nitakufungulia|usisite|ulipoteza \\W?\\d|ukiwa tayari|weka kitu kando|sisajili|una like|ku like|uaminifu',
  ],
  gift_card: [
    '(?:kadi|vocha|card|cards|gift|ya|za|moja|nyingine|hulipwa na) (?:ya |za )?(?:zawadi|itunes|apple|steam|google ?play|amazon|michezo|gemu|games|razer|gift|cards?|xbox)|itunes|steam|razer|google play|gift ?cards?|zile kadi|kadi zile|vikadi|kadi (?:ya|za)|kadi',
    'vocha|voucher',
  ],
  card_code: [
    'kwaruz\\w*|kwangu\\w*|kukwangua|ukwangue|kwangua|bandua|namba (?:za nyuma|ndefu)|sehemu ya (?:nyuma|silver)|silver|ukanda|codes?|code|digits|pin|risiti|supermarket|supamaketi|naivas|quickmart|carrefour|dukani|duka|maduka|cashier|pharmacy|piga picha|upige picha',
    'picha (?:mbele|inatosha)|picha ya|nisomee|unanisomea|invalid|imeshatumika|nyingine|ya pili|imebaki moja|haitoshi|wakiuliza|sticker|uforward',
  ],
  hold: [
    'rekodi\\w*|nimerekodi|record\\w*|screenshot\\w*|nina (?:picha|video|kila|namba|ile|zile|hizo|clip|list|facebook|unachofanya|nilichonacho)|nimehifadhi|nimesave|nimeshika call|uso wako|video yako|picha (?:zako|zote|hii)|uchi wako|ninazo|ninayo|bado nina\\w*',
    'nimehack|camera yako|kwa camera|folder|nina page|chats zetu|memories|wana copy|nimeweka namba yako|followers|list ya|nilichonacho|ile usiku|video call ya',
  ],
  threat: [
    'nitapost\\w*|nitatuma (?:kwa|kila)|nitasambaza|sambaz\\w*|nasambaza|nisambaze|kila mahali|kila mtu|mtandaoni|mitandaoni|viral|maarufu|naweka|anika|kuanika|chapisha|naenda live|nibonye send|caption|wote watapata|itaona|ataona|litaona',
    'watafurahia|itaipata|zipokee|atasema nini|akiona',
    'usini(?:block|blocki|zuie)|niblock|ukini(?:block|blocki|zuia|nyamazia)|muda un\\w*|unadhani|natania|nitafuta|nafuta|nifute|niitoe|niondoe kesi|hutanisikia|hutasikia|uko huru|la sivyo|au ni\\w*|ama (?:ni|na|wa|contacts|wanakuja)\\w*|mbaya|itakuwa mbaya|utajuta',
    'kimya changu|ukimya wangu|kutunza siri|hana umakini|kuwa makini|niwe makini|aibu|kuharibu|haribu|usiripoti|kesi|kituo|mtoto\\?|miaka 15|baba yake|kukuchukua|polisi|vijana wangu|nahesabu|una (?:saa|masaa)|masaa \\d+|saa moja|bei unaijua|kiasi kile|bila hadithi',
    'ni biashara|sichezi|kinachotakiwa|najua un\\w*|namjua mume|naona unacho\\w*|site za|kiume|muda unayoyoma|simu huibiwa',
  ],
  kin: [
    '(?:familia|mume|mke|bosi|boss|kanisa|mchungaji|dada|kaka|mama|baba|marafiki|contacts|kazini|wazazi|watu|maisha|jina|mchumba|watoto|shule ya watoto|followers) (?:yako|wako|lako|zako|yote)|facebook yako|kanisani|contacts zote|familia yote',
  ],
  intimate: [
    'uchi|nudes?|mwili|vua|nionyeshe|onyesha (?:yote|kila|uso)|sexy|faragha|private|macho yangu|kabla (?:si)?ja?lala|kabla ya kulala|usiku ule|ile usiku|kitandani|bafuni|usiogope|usione aibu|camera|kamera|kwa cam|cam|video call|moto|umbo|washa taa|nikuone|picha moja',
    'ujishika|unafanya video|tucheze|ngono|nikuonyeshe|naanza|zile vitu',
  ],
  code: [
    '(?:code|kodi|namba) (?:ya |za )?(?:uthibitisho|siri|verification|whatsapp|sms)|uthibitisho|kuthibitisha|verification|otp|sms|(?:tarakimu|namba|digits) (?:6|sita)|tarakimu sita|6 digits|nitumie (?:hiyo |ile )?(?:code|kodi|namba)|code tu|hiyo code|ile code',
    'code ya|nimepoteza akaunti|(?:nili|nime)weka namba yako|akaunti ya benki|namba ya akaunti|kitambulisho|pasipoti|jina kamili|nywila|password|login|jina,|anwani|benki na jina',
  ],
  love: [
    'mpenzi|malkia|mfalme|moyo wangu|kipenzi|mke wangu|mume wangu|mke na mume|mke mwema|maisha yangu|nakupenda|anayependa|mungu (?:ame|ali|kani|amen)\\w*|kuoa|kuolewa|ndoa|tukioana|mahari|uchumba|laazizi|sweetheart|babe|baby|asali|honey|malaika|roho|mrembo|niamini',
    'tuko kitu kimoja|sisi ni (?:mmoja|wamoja|kitu kimoja)|dear|wangu wa',
    'moyo wangu|mpenzi|malkia wangu|nyumba yetu|utakuwa mke|kwa ajili yetu|babe|kipenzi|msupa wangu',
  ],
  secret: [
    'usi(?:mwambie|waambie|seme|mueleze|ongee|waonyeshe|mwonyeshe|andike)\\w*|kati yetu|siri|faragha|confidential|si hapa|mtu yeyote|mtu yoyote|sema ni yako',
    'hata mke\\w* asijue|mtu asijue|asijue|usipige kelele|bila kelele|kimya kimya',
  ],
  persona: [
    'rig|offshore|baharini|mwanajeshi|jeshi\\w*|misheni|mission|syria|kabul|yemen|kapteni|kamanda|nahodha|meli|umoja wa mataifa|daktari wa|base|kambi\\w*|mkataba|contract|mhandisi|injinia|engineer|mjane|mgane|mke alifariki|mke wangu alifariki',
    'kutoka (?:london|marekani|canada|uk)|nje ya nchi|niko nje|marehemu|dhahabu|likizo|mchumba ndiye|mkubwa wangu|mbadala|security',
    'likizo|doria|rig|majini|kambini|meli|inspekta|wakili|afisa|mwanadiplomasia|nabii|volunteer|mganga|kamanda|london',
  ],
  excuse: [
    'kamera (?:ime|ya)\\w*|camera (?:ime|ni)\\w*|hairuhusiwi|hawaruhusu|haturuhusiwi|hauruhusu|hainiruhusu|usalama|mtandao mbaya|network (?:ni )?mbaya|sipo|niko nje|ana funguo|tunafanya online|tutaonana|hatutaongea|imefika limit|kadi (?:imekataa|yangu haifanyi)',
    'app ya benki haifunguki|laini yangu|subscription|profile yangu|system yangu|wanasoma kila|haikubali|anakubali|anapokea|inakataa|haifunguki',
    'benki (?:yangu|siifikii)|haitumiki|hakuna maduka|haifunguki|siingii sana|inaisha (?:leo|saa)|simu moja|hatuna simu|inagoma|card yangu',
  ],
  official: [
    'agent|wakala|afisa|wakili|mwanasheria|barrister|katibu|secretary|manager|meneja|customer care|huduma|supplier|muuzaji|benki|kampuni|agency|ofisi|mjomba|shangazi|binamu|kamanda|mkubwa|pastor|uhamiaji|daktari|hacker|receptionist|wizarani|ubalozi\\w*|dereva|rider',
    'mganga|mzee|hoteli|fundi|caretaker',
  ],
  pressure: [
    'sasa|sasa hivi|saa hii|leo|usiku wa leo|haraka|harakisha|upesi|kabla ya|kabla|hadi saa|hadi jumapili|dakika|siku ya mwisho|ndiyo mwisho|zimebaki|imebaki|inaisha|inafungwa|urgent|fasta|anasubiri|nasubiri|nijulishe|majina yanapelekwa|muda unaenda|fanya haraka',
    'tuma haraka',
  ],
  insist: [
    'mbona (?:kimya|umenyamaza|hujibu)|umenyamaza|hunipendi|huniamini|naapa|kwa maisha yangu|kweli|umeenda|ulienda|umepata|umetuma|mimi ni mkristo|tafadhali|please|niamini|amini|halo|unanishuku|inauma|nilidhani|kumbe|ulisema|baada ya yote|baada ya muda',
    'mwanamke anayependa|mke mwema|unaniacha|usiniangushe|nakutegemea|ni ya mwisho|naahidi|silazimishi|moyo wako|wote hulipa|kila mtu|ni kawaida|ni sheria|utaratibu|mfumo|hata mimi|mimi nilipata|uliza|mungu|kitu kingine|unafikiria nini|kuwa na utu|nisingemsahau',
    'hujanijali',
  ],
  doubt: [
    'utapeli|tapeli|matapeli|uongo|feki|fake|scam\\w*|unanitisha|unanitishia|kutisha|hatari|risk\\w*|ni kweli|kweli|kwa nini|kwanini|ni nini|nini|ya nini|bei|ni (?:ngapi|pesa ngapi|kiasi gani|nyingi|kubwa|halali)|sijui|sina|sielewi|sina uhakika|ndugu yako|kaka yako',
    'kulipa (?:nikifika|zawadi)|nilipie|ofisi|futa|ifute|acha|niache|ulirekodi|unataka nini|sms gani|code gani|msaada gani|kazi gani|huwezi|video call|hatujawahi|tusionane|polisi|maswali|inafanyaje|inafanya kazi|nitakutumiaje|nitakupaje|nimetuma|naogopa|vipi|tena',
    'hmm|mkate kwenye|kata kwa|ukipoteza|ikishindikana|isipofika|wewe nani|nina nusu|mbona|ajabu|nitafikiria|lazima nifikirie|nitajuaje|utafanyaje|sina hizo|unatania',
    'hapana|lakini|ngoja|subiri|baadaye|ghali|nitaona|na ni ngapi|siamini|ati|eti|aje|gani|wapi|nani',
  ],
  plan: [
    'jumamosi|jumapili|tuonane|tutaonana|nakuchukua|nitakuchukua|nitakupigia|nitapiga|njoo|saa (?:moja|mbili|kumi|saba)|haha|lol|ni juu yangu|ni yangu|utalipa|naleta|nitaleta|nitavaa|date|kesho|lala',
  ],
  own: [
    '(?:nime|nili|tume|tuli)(?:lip|nunu|kat|book|agiz|uz|po[tz]e[tz]|block|ripoti|toa|shalip|gawan)\\w*|nimeshatoa|nimeshalipa|nalipa|mimi nalipa|nusu yangu|yangu kwa|nakutumia nusu|tumegawana|nakudai|nakudaiwa|unanidai|naweka \\W?\\d|nauza (?:viatu|mitumba)',
    'bima imelipa|nhif|wamerudisha|overtime|nafanya kazi|nafanya benki|nusu nusu|tugawane bill|nimepata kazi|kodi imepanda|mshahara ijumaa|sheria yangu|tuko sawa',
    'juu yangu|nalipa (?:yangu|zote)|najilipia|nilikualika|nakutumia nusu|nusu yangu|tugawane|nimemtumia|nilimkopesha|nimekata|nimenunua|natengeneza|nitanunua|nitakutumia|ninayo|imekataliwa|nimepata kazi|naanza jumatatu',
    'nilitoka|wakaniachia|nilingoja|bima inalipa|familia ilichanga|analipa pole|ni bure|amelipa mwishowe|nimepata|nilipata|code ya (?:gate|geti|mlango)',
  ],
  wary: [
    'matapeli|utapeli|nikamripoti|nikablock|nimemblock|situmi pesa|siwezi kusaidia|ni sheria yangu|mchezo wa zamani|pyramid|chunga|aliniomba|ameniomba|amenitumia|wamenitext|alitaka nilipe|ungefanya nini|ukishinda|si mjinga|usimpe|unajua inavyosikika',
    'hatujawahi kukutana|sijaonana|nilimwambia|niliwaambia|mmoja hapa|noti feki|sms feki|muombe unayemjua',
    'walitaka \\S+|ilitaka \\S+|haha|hatujaonana|usikasirike|uliza familia|usinifuate|usicheke|nimeshindwa|aliniomba|samahani kwa kushuku|mtu wa huku',
  ],
  money: [
    'pesa|hela|fedha|mkwanja|doh|chapaa|ganji|lip[aie]\\w*|gharama|bei|kiasi|akaunti|benki|mkopo|kopa|kopesh\\w*|deni|madeni|ada|deposit|salio|mshahara|kodi|nauli|mtaji|bidhaa|refund|credit|bundle|bando|risiti|chenji|shilingi|dola|ghali|rahisi|malipo|transfer|tuma',
    'chang[aie]\\w*|mchango|thamani|faida|wekez\\w*|hundi|bajeti|akiba|elfu|laki|thao|milioni',
  ],
  media: ['video|videos|picha|clip|screenshots?|rekodi\\w*|record\\w*|camera|kamera|cam|gallery|skrini|chats?|mazungumzo|meseji'],
  vague_crisis: [
    'habari mbaya|maumivu|mjamzito|mimba|ujauzito|uvimbe|moyo unauma|koma|nesi|vipimo|mochwari|jeneza|matanga|kuokoa|yatima|moto ume|nyumba imeungua|mafuriko|vita|pasipoti|begi|pochi|nimepoteza|nimefutwa kazi|sina kazi|nimefukuzwa|nimefilisika|wananidai|wadeni',
    'nalala nje|sina (?:pa|kwa|namna|jinsi|wa)\\w*|wamekata|maji na|machozi|nalia|kulia|msongo|nimekata tamaa|kujiua|peke yangu|mambo (?:mabaya|magumu|ni|si)|mgumu|balaa|msiba|janga|silali|sijalala|si rahisi|hatari|imevunjika|imeharibika|mbovu|ajalini',
    '(?:mama|baba|mtoto|mwanangu|dada|kaka|bibi) (?:ana|ame|yuko|hana|yu)\\w*|amezidiwa|kuzidiwa|anahitaji|stuck|kwama|kwamia|shikilia|dhiki|mkosi|presha|nadaiwa|kubanwa|nimebanwa',
    'imezama|nimeachwa|wamenipora|imemeza|atm|wameniflag|biskuti|maziwa|lodge|guest|nitoke|nimeuza|nguvu zinaisha|nimebakiza siku|wananikata|hataki kutoa|barabarani|wamechukua|kunifukuza|mtoto hana|nimelala',
    'amelazwa|wodi|imenigonga|umefura|plasta|dripu|duka la dawa|kunikopesha|amejifungua|bili|kutoka kwa ajili|wamenishika|pingu|wametupa|ametupa vitu|kufuli|wamekata|hakuna (?:maji|stima)|imepasuka|ugali chumvi',
    'haijalipa|wamenigeuka|wananitishia|nimesota|stress|sukari|hawajala|imevunjika|kitu kilipwe',
  ],
  vague_ask: [
    'nina(?:hitaji|omba|taka|tafuta)|nahitaji|naomba|nakosa|nimekosa|pungufu|haitoshi|hazitoshi|hazijatimia|haijatimia|bado \\W?\\d\\S*|imebakia|zimebakia|iliyobaki|zilizobaki|unaweza (?:ku|u)?(?:ni|tu)?\\w+|ungeweza|waweza|kama (?:una|unge|utaweza|unaweza)\\w*',
    'ukiweza|ukipata|ukiwa na|msaada|usaidizi|sapoti|kidogo|angalau|tu \\W?\\d\\S*|niokoe|niokolee|nikope|nikopee|nitoe|nisukumie|nipige jeki|jeki|tafadhali|malaika wangu|mungu akubariki|ubarikiwe|fadhili|hisani|uniwekee|unitunzie|nipokelee|ulipokee|upokee',
    'una(?:niachia|niokoa|nifanyia)|uta(?:nifanyia|niokoa|nisaidia)|hadi (?:alhamisi|ijumaa|jumatatu)|chochote utakach\\w*|kwa ajili yangu|wewe ndiye|nguzo yangu|bila \\W?\\d\\S*|kwa \\W?\\d\\S* (?:nitalala|nita)|wanataka \\W?\\d|ni \\W?\\d|itoe wewe',
    '(?:nisort|nisongeshe|niokolee|nishikie|nibambe|nitoe|nifanyie|nipatie|nisaidie|niokoe|nichangie|nitafutie)\\w*|chochote|fanya (?:kitu|chochote)|umalizie|malizia|wewe (?:tu )?umalizie|ukitoa nusu|usiniache',
    'nani mwingine|kama (?:uko serious|unanipenda|unapenda)|ungenifanyia|kitu ya kula|sipendi kuomba|unaogopa nini|nimesota|nichukulie|ninunulie|niwekee|nahitaji wa|amesema utam\\w*|kwa wema wako',
  ],
  vague_pay_back: [
    'utarudishiwa|utapata (?:yote|zako|pesa)|zinarudi|inarudi|kwa mshahara|tarehe|wiki ijayo|mwezi (?:ujao|ukiisha)|mwisho wa mwezi|jumatatu|taratibu|kidogo kidogo|kwa mwezi|ahadi|neno langu|na zaidi|niki\\w+|pesa (?:yangu|ikiingia)|ikitoka|ikiingia',
    'nita(?:ku)?(?:sort|clear|lipa|rudisha|rudishia)\\w*|nikupe mkononi|mara mbili|utoe kwenye|nakurudishia|nikikula|nikikanyaga|utapata yote|wanarudisha|nitakusort|nitaclear',
  ],
  vague_fee: [
    '(?:ada|kodi|gharama|malipo|pesa|hela|fee|fees) (?:ya|za|kwa|kabla)|kabla (?:ya|haija|hawaja|ha)\\w*|(?:ili|ku|wa|i)(?:to[ak]\\w*|funguliwe|kamilik\\w*|thibitish\\w*|sajil\\w*|achili\\w*|idhinish\\w*)|kibali|leseni|cheti|vyeti|sahihi|muhuri|stakabadhi|mafunzo',
    'training|sare|uniform|police clearance|bandari|ghala|malipo ya (?:kwanza|awali)|awali|kwanza|upgrade|awamu|mdhamini|usafirishaji|kiwango|kuachilia|waachilie|wafungue|waruhusu|kuruhusu|kuidhinisha|kushughulikia|makaratasi|mwanasheria|afisa',
    'nishuke|baharia|ushuru|walinzi|kukabidhi|mnada|ulinzi|ngazi|kufungulia|sefu|hawaniachi|shehena',
    'utakatishaji|ushuru|cheti|lebo|kibali|bandari\\w*|faili|sare|ada yake|kusafirisha|muhuri|usajili|uanachama|connection fee|fomu|kodi|ya kuuondoa|kuuondoa|mafuta|wakili|ubani|jogoo|za bandari',
  ],
  vague_windfall: [
    'utajiri|mali ya|wosia|aliacha|ameacha|kudai|tuzo|msaada wa|mradi|shirika|ngo|kanisa langu|mcha mungu|mkweli|biashara|pendekezo|fursa|nafasi ya|nje|dubai|qatar|ulaya|ujerumani|saudi|cruise|yaya|kampuni ya mafuta|kasha|sefu|vipande|kilo|almasi|mafuta|begi la',
    'mwanadiplomasia|cash|noti|dola|kazi (?:hotelini|ndani|ofisini|ya)|ajira|wanaajiri|bila (?:uzoefu|interview|dhamana)|malazi|tiketi|pango|ufunguo|nusu bei|punguzo|offer|mnada|mbwa|mdhamini|sponsor|mashangazi|mama tajiri|mzungu',
    'magari|karibu bure|kwa maskini|maskini|kazi ya mungu|sina mtoto|sehemu|washindi|kupanga|jina lako linaingia|hakuna aliyelipa',
    'nimekupakia|bahasha|pauni|mzigo|masanduku|mgao|mjane|marehemu|yatima|mirathi|ekari|jina lenu|amekufa bila|unabaki na|nafasi zina\\w*|slot|wizarani|droo|kwenye orodha|jina lako|allowance|vijana wangu|uaminifu',
    'mumama|mummy|freemason|nabii|mishumaa|kifungo|waathirika|mikopo|kurudisha pesa|hacker|kijana|ruzuku|wanagawa|imeshinda|umaarufu|dhahabu|tunatoa|nyumba ya wazee|kontena|nakupa kazi|director|receptionist',
  ],
  vague_invest: [
    'mkakati|mali|pool|mapato|copy|automatic|package|kifurushi|level|premium|kiwango|channel|kituo|algorithm|kubadilisha|kyc|imefungwa|kuchimba|hisa|viwanja|dhahabu na|betting|odds|fixed|mkeka|kasino|akiba|kipato|referral|mtandao wa|network marketing|nunua na uuze',
    'imepanda|kupanda|inapanda|mikataba|windo|dirisha',
    'mfuko una\\w*|unanunua na kuuza|inayonunua|pesa yangu|kila asubuhi|mechi|za ndani|unatoa zote|ungeona',
    'usdt|pool|okx|mbinu|unifuate|wallet|manage accounts|eurusd|channel|level|mtandaoni|binance|recharge|gold|inatoa',
  ],
  vague_promise: [
    'salama|kweli kabisa|imesajiliwa|leseni|nakuhakikishia|naahidi|nakuahidi|huwezi (?:kupoteza|poteza)|hupotezi|kila (?:asubuhi|saa|mwezi|usiku)|kwa (?:mwezi|saa|wiki)|(?:siku|masaa|wiki|miezi) (?:mbili|tatu|nne|tano|saba|kumi|mbili)|siku hiyo hiyo|leo leo|leo tu',
    'uta(?:pata|pokea|vuna|lipwa|toa|kuwa)\\w*|una(?:pata|pokea|vuna|toa)\\w*|inakuwa|zimekuwa|inazaa|kukua|matokeo|ushuhuda|imebadilisha maisha|niliacha kazi|tajiri|kujenga|tujenge|nyumba yetu|maisha yetu|dakika (?:tano|kumi)',
    'nita(?:ku)?(?:fundish|onyesh|ongoz|said|elez)\\w*|jaribu|kidogo kwanza|mara ya kwanza',
    'kila (?:asubuhi|siku|ijumaa)|mara (?:tano|mbili|kumi)|inakuwa \\S+|wakati wowote|ona screen|chini yangu|kukushika mkono|nitakushika|wanatoa|sijawahi poteza|kubadilisha maisha|uhakika|wanalipa kila|inachangamka',
    'hugusi',
  ],
  vague_gift_card: [
    '(?:kadi|vocha|voucher|card) (?:ya |za )?(?:amazon|xbox|playstation|psn|nintendo|roblox|fortnite|free ?fire|garena|netflix|spotify|uber|visa|mastercard|carrefour|naivas|jumia|manunuzi|dukani|zawadi|michezo|prepaid)|flexepin|astropay|roblox|psn|free ?fire|robux',
    'kadi (?:mbili|tatu|moja|hiyo|hizo|nyingine|ile)|vocha (?:mbili|tatu|moja|hiyo|ya|za)',
    '(?:steam|apple|razer|itunes|amazon|robux)|card ya|(?:apple|steam) ya|inalipiwa itunes',
  ],
  vague_card_code: [
    '(?:code|codes|namba|nambari|tarakimu|herufi) (?:zilizo|iliyo|ya|za|chini|nyuma|ndani|kwenye)|chini ya|karatasi ya|kucha|sarafu|kukwaruza|ikwaruze|fichua|onyesha namba|rafu|kaunta|muuzaji|mhudumu|kiosk|petrol station|stationery|duka|imewashwa|haijawashwa|tupu',
    'haifanyi|imekataa|ile nyingine|ifuatayo|duka lingine|tunza risiti|hifadhi risiti',
    'imechapishwa|nisomee|plastiki|uchukue|pita dukani|duka la|kila moja|mkononi|level|iandike',
    'kwangua|risiti|digits|duka|imetumika|(?:mbili|tatu|nne) za \\W?\\d|lingine chap',
  ],
  vague_hold: [
    '(?:nina|nilihifadhi|nimehifadhi|nimebaki na|nimetunza|ninayo|ninazo) (?:\\w+ ){0,4}(?:video|picha|clip|screenshot\\w*|namba|contacts|list|rekodi|ushahidi|chats|kila)|(?:video|picha|clip|sauti|rekodi) (?:yako|zako|uliyo|ulizo|ya ile|zile)\\w*|unaonekana',
    'umeonekana|niliku(?:rekodi|piga)\\w*|nilirekodi|contacts zako|mwili wako|namba za|yote uliyofanya|ulichofanya',
    'sinema|watu wako|binamu zako|nimefollow|group na|ile call|tulichofanya',
    'nimesave|imerekodiwa|bila nguo|copy|sura yako|mwili wako|page ya|niliingia kwa simu|nimeprint|ndoa yako|folder|friends list|namba ya pastor',
  ],
  vague_threat: [
    '(?:nita|na|nitai|nitazi|naweza ku|tuta|zita|ita|wata)(?:tum|post|sambaz|wek|onyesh|peleki|pelek|anik|chapish|share|piga|ambi|on|pat|jua|fik)\\w* (?:kwa|kila|kwenye|yote|zote|watu|familia|group|mama|mume|mke|boss|pastor|mtandao\\w*)',
    'wata(?:ona|jua|pata|cheka|pokea)\\w*|dunia nzima|watu wote|kila mmoja|kama (?:hu|huta|hau)\\w+|usipo\\w+|bila hivyo|onyo|mwisho wako|chagua|uamuzi ni wako|utalia|utaona|utajua|aibika|fedheha|heshima yako|ndoa yako|kazi yako|mahakama|jela|gereza|dci|interpol',
    'kosa|faini|hati ya kukamatwa|natoweka|nitapotea|nyamaza|kunyamaza|ninyamaze|kimya kina|siri yako|siri yetu ina|saa \\d+|masaa|dakika',
    'watafurahia|bila malipo|hakuna huruma|wengine watalipa|kuiona|zinanunua|haijawahi kuwepo|nipotee|kubonyeza',
    'ama (?:waone|iende|wa|i)\\w*|saa inasonga|kufuta kuna|nipotee|unadhani nacheza|wameshapata|kuwa mjanja|hakimu|malalamiko|hati|kufidia|ukifidia|tumalizane|ya kwanza|iende kwa|miaka 16|miaka 15|meseji chafu',
  ],
  vague_code: [
    '(?:namba|nambari|nakala|copy|picha) (?:ya )?(?:kadi|kitambulisho|pasipoti|akaunti|id)|kitambulisho|taarifa za benki|jina (?:kamili|na)|tarehe ya kuzaliwa|anwani|(?:utapata|utapokea|itakuja|inakuja) (?:sms|meseji|code|ujumbe|namba)|code|nisomee',
    'namba sita|ni code|thibitish\\w*|athibitishe|expire|tarehe ya kuzaliwa|akaunti yetu|inataka card|piga [*]?\\d+|ikiomba pin|kimakosa|nitumie hapo|andika hapa',
  ],
  warning: [
    '(?:huwa )?situmi pesa|usitume (?:pesa|hela)|usimpe (?:mtu )?(?:code|pin|pesa)|wakikwambia|mtu akikwambia|nikam(?:block|ripoti)|nilim(?:ripoti|block)|tulienda polisi|alipoteza|usiende|mwajiri wa kweli|jihadhari',
    'chunga|kuna watu wanaamini|siwezi kukopesha|kuwa makini na',
  ],
}
