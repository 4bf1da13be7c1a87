import type { SignWords } from './sign-words.ts'

/** Swahili, with Sheng. */
export const swahiliSignWords: SignWords = {
  ask: [
    'uza (?:simu|kitu|hiyo)|nusu sasa|nusu leo|zingine (?:baadaye|kesho|usiku)|nimkimbilie nani|nimwambie nani|sehemu yako|mchango wako|pesa nilizotumia|nilizokutumia|nilichotumia|roho yako|moyo wako uta\\w*|naona aibu kuku\\w*|(?:imebaki|inabaki|zimebaki|bado|inakosekana|zinakosekana|pungufu|nimepungukiwa) (?:tu |kama |na )?\\W?\\d',
    '(?:tu|ni) \\W?\\d\\S* tu|nimekusanya|nimechanga|ukinipenda|kama unanipenda|nishike mkono|niokoe|nisimamie|nifadhili|unifadhili|mfadhili|nishikie|nikopee|ukope|nakutegemea|wewe ndio (?:tegemeo|wa pekee)|tegemeo langu|sina mwingine|sina wa\\w*|nitoe (?:hapa|kwenye)|nipige (?:jeki|tafu)|nipige tafu|tafu|jeki',
    'nisaidie (?:na|ku|ya|kwa|hata)|unisaidie (?:na|ku|ya|kwa|hata)|nishik\\w*|nisort\\w*|ukinisaidi\\w*|nakuomba|ninahitaji|nataka msaada|msaada|saidia|usaidizi|imebaki|zimebaki|inabaki|nimebakisha|hata nusu|hata kidogo|hata (?:thao|soo|elfu|mia|\\d\\S*)|ulichonacho|ulicho nacho|kitu kidogo|favour|nipungukiwa|nimepungukiwa|niongezee',
    'nisort|nisapoti|tusaidiane|ukinisaidia|nishike|nishikilie|tusimamie|kwa magoti|nakupigia magoti|angalia unaweza|unaweza (?:kuni|fanya|kufanya|kuongez|tuma|saidia)\\w*|waweza|ongeza (?:ya|kitu)|na kitu ya|upande wako|nifanyie|uniokoe|kama ungenishika|nitafutie|nimalizie|kushika mkono',
  ],
  pay: [
    '(?:jina )?(?:litatokea|itatokea|inatokea|linasoma|itasoma|inasoma)|(?:anapokea|atapokea|anashika|atashika|anachukua) (?:kwa|hela|pesa|kwa niaba)|(?:tuma|nitumie|nionyeshe|leta) (?:tu )?(?:risiti|screenshot|ushahidi|message ya|sms ya|proof)',
    '(?:tuma|weka|lipa|lipia|deposit|ingiza|changia|jaza|mrushie|mtumie|nirushie|tia|peleka) (?:tu |kwa |kwenye |hapo |hapa |sasa |leo |kwanza |hela |pesa |\\W?\\d\\S*)|(?:uta|una|u)(?:lipa|lipe|lipia|lipie|tuma|tume|weka|weke|deposit|changia|ingiza|malizia|kamilisha) (?:tu |kwanza |kwa |hiyo |hizo |\\W?\\d|ada|pesa|hela)|ukituma|ukilipa',
    'ukiweka|namba ni|laini ya|till number|till ni|paybill|(?:na|kwa) \\W?\\d\\S* (?:una|uta|tuna|ina)|kima cha chini|minimum|kwa western|agent (?:ana|ata)\\w*|ni namba ya',
    '(?:lipa|lipia|lipie|ulipe|ulipie|unalipa|unalipia|utalipa|mlipie|tulipie|deposit|weka|wekea|uweke|unaweka|utaweka|unaanza na|anza na|jaza|changa|tuma|utume|unatuma|mtumie|mrushie|mpe|rudisha|rejesha|gharamia|panda|kopa|chukua mkopo|fanya (?:malipo|deposit|transfer)|malizana|maliza nao|elewana|leta|angusha|peleka|toa) (?:ada|kodi|hela|pesa|fee|fees|deposit|nusu|\\W?\\d\\S*|kwa|kwenye|tu|kwanza|leo|sasa|hadi|haraka|na|nao|naye|usafiri|delivery|bima|activation|matibabu|nauli|kitu|hiyo|hizo|ya|kabla|commitment|kiasi|western)',
    'ulip\\w*|unalip\\w*|unawek\\w*|lazima ulip\\w*|unaweza (?:kutuma|kulipa|kuweka)|una recharge|nirushie|nitumie (?:pesa|hela|bundle|bando|nauli|western|kwa|\\W?\\d\\S*)|niwekee|nipe \\W?\\d\\S*|nirudishie|unirudishie|urudishe|nirefund|kila mtu (?:h|ana)lipa|wote hulipa|jina litatokea|namba ya akaunti|akaunti ya|mpesa yangu|lipa na',
    'airtel money|weka kwa|kwa laini|kopa|omba (?:marafiki|kwa)|uza kitu|cheki|risiti|uthibitisho|screenshot|ni juu yako|toa ya kutolea|toa charges|lipa kwanza|analipa kwanza|itoe|ingiza kwa|details za|unashikilia kwa|zingine ukipokea|lipa kabla|anza na \\W?\\d|jaribu na|wanataka (?:tu )?\\W?\\d|wanadai \\W?\\d|inagharimu|tunahesabiana',
    '\\W?\\d\\S* (?:nipotee|nifute|na haijawahi|inakuwa)|kesho inarudi|mpaka kitu kilipwe|kilipwe|nione risiti|jina ni|anapokea|kuanzia \\W?\\d|iliyobaki|weka zote|lipa haraka|itoke nje|akipata \\W?\\d\\S*|kwanza (?:usajili|lipa)',
  ],
  pay_back: [
    '(?:nita|nta|na|tuta)ku(?:rudish|lip|rejesh|refund|reverse|reversi)\\w*|narudisha|naku(?:lipa|rudishia)|mara kumi|nikilipwa|nikifika|ikiingia|pesa ikiingia|mshahara (?:ukiingia|wa kwanza)|inarudishwa|zinarudi|unarudishiwa|nitakurudish\\w*|nitakulip\\w*|nitakurejesh\\w*|nitakurefund\\w*|nitarejesh\\w*|nitarefund\\w*|ntakurudish\\w*',
    'ntakulip\\w*|ntakurejesh\\w*|ntakurefund\\w*|ntarudish\\w*|ntalip\\w*|ntarejesh\\w*|ntarefund\\w*|tutakurudish\\w*|tutakulip\\w*|tutakurejesh\\w*|tutakurefund\\w*|tutarudish\\w*|tutarejesh\\w*|tutarefund\\w*|utapatakurudish\\w*|utapatakulip\\w*|utapatakurejesh\\w*|utapatakurefund\\w*|utapatarudish\\w*|utapatalip\\w*|utapatarejesh\\w*',
    'utapatarefund\\w*|nakurudish\\w*|nakulip\\w*|nakurejesh\\w*|nakurefund\\w*|narudish\\w*|narejesh\\w*|narefund\\w*|nikirudi|nikitoka|kurudish\\w*|nakulipa|nakurudishia|nakurefund|nitakurefund|ntakurudishia|end month|mwezi ujao|usiku nakulipa',
  ],
  crisis: [
    '(?:wame|nime|ame|wali)(?:niibia|ibiwa|nipora|porwa|nyang\\w*|chukua (?:simu|begi|pesa|kila))|wamenifungia|nimefungiwa|wamenitupia|vitu vyangu nje|nimelala (?:kwa gari|nje|stendi)|niko (?:nje|kwa drip|hosi|ward|wodi|casualty|kituo)|drip|dripu|sindano|ametuacha|ame(?:fariki|aga|tuacha|kufa)|kumzika|tuzike|jeneza|mochari|maiti',
    'ume(?:kwama|shikwa|zuiwa)|ime(?:kwama|shikwa|zuiwa|fungwa|blockiwa|liwa|mezwa)|nitakosa (?:ndege|flight|basi)|sina (?:hata|kitu|kakitu|nauli|fare)|wanakata|watanifukuza|watamfukuza|amefukuzwa|nimefukuzwa|nimekwama|nakufa (?:njaa|na)|njaa|nimetapeliwa|gari (?:ime|li)\\w*|nimelazwa|hosi|kliniki|casualty|amegongwa|ambulensi|mgonjwa',
    'anaumwa|naumwa|ugonjwa|kulazwa|lazwa|kufa|afe|amefariki|kifo|dawa|homa|icu|matibabu|x ?ray|umevunjika|nimevunjika|nimeanguka|appendix|kansa|figo|kujifungua|kutibiwa|hawamtibu|nimeibiwa|kuibiwa|ibiwa|porwa|nimeporwa|wezi|kituo cha polisi|nimekamatwa|nimeshikwa|wamenizuia|uhamiaji|dhamana|kukwama|umekwama|imenikwamia|caretaker',
    'kufuli|kufukuz\\w*|fukuza|nimepoteza|amerudishwa|talaka|tairi|spea|limeharibika|kadi[^.]{0,15} imekataa|benki[^.]{0,15} haifunguki|app[^.]{0,15} haifunguki|hawajatulipa|hawajanilipa|hatujalipwa|haujaingia|declined|nimesota|mikono mitupu|sina (?:hata|pesa|hela|kitu|shilingi)|niko vibaya|mtaji umeshikwa|wananidai|sijala|ya kula',
    'unga|gas imeisha|sina bando|sina data|sina salio|sina airtime|sina credit|sina mtu|sina mwingine|sitaonekana|sitakuwa (?:online|hewani)|wewe tu|ni wewe (?:tu|pekee)|wewe pekee|mungu ata\\w*|shida|tatizo|baya|kuna jambo|napitia|magumu|wiki mbaya|niko chini|watoto wananiangalia|unaniacha|hali (?:mbaya|ngumu)|nateseka',
  ],
  fee: [
    'ada za|gharama (?:ya|za)|kodi kwanza|kibali|vibali|cheti|vyeti|muhuri|stempu|mwanasheria|usajili|kujisajili|fomu|file|deposit|dhamana|amana|awamu ya kwanza|malipo ya (?:kwanza|awali)|facilitation|processing|clearance|kutoa mzigo|storage|demurrage|upgrade|kufungulia|unlock|service charge|activation',
    'kabla ya (?:kusaini|kutoa|kupewa|kuachilia)|(?:wanataka|wanadai|wanaomba|anataka|anadai|anaomba|wameitisha|wanaitisha) (?:tu )?\\W?\\d|inahitaji \\W?\\d|ni \\W?\\d\\S* tu|nusu kwa nusu|medical|commitment fee|maintenance|usafirishaji|tracking|mjumbe|umezuiwa|umeshikwa|imezuiwa|stoo|diplomat\\w*|dhl|scanner|ukaguzi|laundering|karantini',
    'chanjo|cage|bandarini|nauli|malipo ya|registration|commitment|faili|karatasi|makaratasi|nyaraka|hati|vipimo|biometric|fee|margin|software|gas fee|uanachama|vifaa|mishumaa|inarudishwa|zinarudishwa|kuthibitisha|uthibitishe|kufungua (?:akaunti|faili|account)|ya wakili|tender|connection fee',
  ],
  windfall: [
    'umechaguliwa|umeshinda|umepata (?:nafasi|ufadhili|kazi)|mirathi|mrithi|akaunti (?:iliyo|imelala|haina)|haina mwenyewe|hakuna (?:aliyedai|mwenyewe)|jina la ukoo|theluthi|asilimia|\\d+ ?%|dhahabu|sanduku|begi la|boksi la|mwanadiplomasia|mkimbizi|wakimbizi|yatima|sadaka|mchango wa',
    'kazi (?:nje|ya nje|dubai|qatar|canada|saudi|oman|ulaya|poland)|wanaajiri|wanatafuta (?:watu|wasichana|wafanyakazi)|nafasi (?:za|ya|zimebaki)|chakula na malazi|nyumba bure|ticket bure|bila dhamana|bila collateral|umekubaliwa|imekubaliwa|tender|zabuni|kontrakti|mkataba umesainiwa|wizara\\w*|serikali (?:ina|ime)\\w*|ruzuku',
    'hustler fund|inua jamii|pesa za (?:serikali|un|wazee)|mzigo wako|ndugu wa karibu|next of kin|fedha za|milioni|million|marehemu|amana|mdhamini|mshirika|msiri|iliyolala|mgao|kifurushi|nimekutumia|nimekununulia|nakutumia kitu|surprise|ndani kuna|kwa makosa|imeingia (?:kwako|laini)|kuchukua zawadi|baki na|mshindi|bahati nasibu',
    'lottery|promosheni|msaada wa|foundation|utajiri|freemason|illuminati|kujiunga|wanachama|mganga|mzee ameona|nyota|mizimu|kafara|umefungwa|grant|ajira|inaajiri|kazi canada|kazi dubai|kazi qatar|kazi saudi|kazi ulaya|kazi nje|nafasi|recruit\\w*|mkataba|bila interview|hakuna interview|malazi|work permit|canada|qatar|poland',
    'napeleka watu|ubalozi\\w*|mkopo wako|tunatoa hadi|puppies|adoption|nyumba ya kupanga|funguo|bei rahisi|supplier|sugar mumm\\w*|mashosh|connect|kupokea malipo|tumia akaunti yako',
  ],
  invest: [
    'presale|coin mpya|sarafu mpya|mashine ya (?:ku)?(?:mine|chimba)\\w*|mining|ku ?mine|plan ya (?:wawili|couple)|asset\\w*|dashboard|mkataba mfupi|level (?:ya|gold|vip|dhahabu)|vip|kundi la uwekezaji|uwekez\\w*|wekez\\w*|mentor|mwalimu wangu|bot|roboti|kutrade|dirisha|futures|wallet|pakua app|download app|app (?:hii|yetu|ile)',
    'kurudisha (?:pesa|hela) (?:zako|zilizo)|hacker|hamisha (?:akiba|savings)|akiba yako|panda (?:hadi|kwa) \\W?\\d|tasks?|kulike|ku like|deriv|aviator|uwekezaji|trader|natrade|jukwaa|broker|mchambuzi|robot|chati|mtaji|kutoa pesa|unatoa|withdraw\\w*|mt[45]|binance|p2p|metamask|balance|meneja|manager|task|tasks|kazi za online',
    'receptionist|pesa zilizopotea|mjomba (?:anajua|anasema|alinifundisha)|kabla haijapanda|nasimamia|nimefunga mapema|mikataba mifupi|(?:crypto\\w*|bitcoin|btc|usdt|eth|ethereum|sarafu|wallet|token|coins?)',
  ],
  promise: [
    '\\W?\\d\\S* (?:inakuwa|inageuka|inazaa|inatoa|zinakuwa|inaleta) \\W?\\d|kesho (?:una|uta)(?:toa|pata|chukua)\\w*|(?:una|uta)(?:pata|toa|vuna|lipwa|ingiza|chukua) \\W?\\d|mara kumi|mara arobaini|riba mara|bila (?:risk|hatari|hasara)|hakuna (?:risk|hasara|hatari)|nitakushika mkono|hatua kwa hatua|step by step|tumelipa|tumeshalipa',
    'wanalipa tangu|(?:nime|nili)(?:pata|ingiza|toa|vuna) \\W?\\d|(?:ime|ili)(?:leta|zaa|toa) \\W?\\d|nusu nusu|nusu kwa nusu|kwa siku|kwa mwezi|profit|uhakika|guaranteed|bila (?:hasara|hatari|risk)|hakuna (?:hasara|hatari|risk)|mara tano|kuzidisha|nazidisha|ongeza pesa|\\d+ ?%|asilimia \\d+|kila trade|kila wiki',
    'kwa (?:siku|wiki|masaa|dakika|saa)|siku \\d+|profit\\w*|returns|unapata|upokee|unapokea|nimepata \\W?\\d|imeleta|kupata (?:pesa|\\W?\\d\\S*)|pata pesa|kutengeneza pesa|bonus|ushindi|unalipwa|kwa simu|mali|hukua pamoja|unachukua|imenilipia|ukiweka zaidi|double|anza (?:na )?(?:kidogo|ndogo)|screenshot|jisajili|ujisajili|jiunge|register',
    'mwaliko|nitakuongoza|nitakufundisha|nitakusaidia|nikuonyeshe|alinifundisha|nilifunzwa|pakua|bonyeza|nifuate|ukinifuata|chini yangu|naingiza watu|100 ?%|halali|tufanye moja|nitakaa nawe|fungua (?:akaunti|yako)|nitakufungulia|usisite|ulipoteza \\W?\\d|weka kitu kando|sisajili|una like|ku like|uaminifu',
  ],
  gift_card: [
    '(?:kadi|vocha|voucher|code|codes) (?:ya |za )?(?:steam|apple|itunes|amazon|google|razer|xbox|visa|sephora|zawadi|game|games|michezo|play ?store|netflix|roblox|naivas|carrefour|quickmart)|kadi ya zawadi|gift ?card\\w*|play ?store|zinaning\\w*|zilizoning\\w*|karibu na (?:till|counter|cashier|kaunta)|pale kwa cashier',
    '(?:kadi|vocha|card|cards|gift|ya|za|moja|nyingine|hulipwa na) (?:ya |za )?(?:zawadi|itunes|apple|steam|google ?play|amazon|michezo|gemu|games|razer|gift|cards?|xbox)|itunes|steam|razer|google play|gift ?cards?|zile kadi|kadi zile|vikadi',
  ],
  card_code: [
    'kwaru\\w*|scratch|nyuma (?:yake|ya kadi)|upande wa nyuma|pande zote|hizo (?:namba|digits|number)|namba (?:hizo|zote)|nisomee|uniandikie|andika hapa|moja moja|ziko (?:empty|tupu)|zilikuwa (?:empty|tupu)|tupu|zimetumika|duka (?:tofauti|lingine)|maduka tofauti|picha ya (?:nyuma|mbele|pande)|kwaruz\\w*|kukwangua|ukwangue|kwangua',
    'bandua|namba (?:za nyuma|ndefu)|sehemu ya (?:nyuma|silver)|silver|ukanda|codes?|digits|risiti|supamaketi|quickmart|dukani|duka|maduka|cashier|piga picha|upige picha|picha (?:mbele|inatosha)|picha ya|unanisomea|invalid|imeshatumika|ya pili|imebaki moja|haitoshi|wakiuliza|uforward',
  ],
  hold: [
    'guess nina nini|ona (?:nilicho|nina)\\w*|nina video|nina screenshots|nina screenshot|nina list|nina recording|nina ushahidi|nina kila kitu|nina followers|nina contacts|nimerekodi\\w*|nimerecord\\w*|nimehifadhi\\w*|nimescreenshot\\w*|niliku(?:rekodi|record|hifadhi)\\w*|list ya (?:marafiki|followers|contacts|watu)',
    'nime(?:ingia|hack)\\w* (?:kwa |kwenye )?(?:simu|camera|account)|gallery yako|uko uchi|ukiwa uchi|kwa camera|folder|video (?:zetu|yako|zako)|picha (?:zetu|zako|ulizo\\w*)|full hd|nimeweka zote|rekodi\\w*|nimerekodi|record\\w*|screenshot\\w*|nina kila|nina namba|nina ile|nina zile|nina hizo|nina clip|nina facebook|nina unachofanya',
    'nina nilichonacho|nimehifadhi|nimeshika call|uso wako|video yako|picha (?:zako|zote|hii)|uchi wako|bado nina\\w*|nimehack|camera yako|nina page|chats zetu|memories|wana copy|nimeweka namba yako|followers|list ya|nilichonacho|ile usiku|video call ya',
  ],
  threat: [
    '(?:ama|au|la sivyo|ama si hivyo|otherwise) (?:ni|na|nita)(?:post|tum|weka|sambaz|onyesh|ambi|print|peleka|share)\\w*|nimeshatuma (?:kwa )?(?:mmoja|ya kwanza|wa kwanza)|nani (?:aone|apate|aanze)|nimtumie nani|saa (?:inahesabu|inaenda|imeanza)|timer|dakika (?:ishirini|kumi|thelathini|\\d+)|una (?:hadi|mpaka|saa)|warrant|dci|afande',
    'inspekta|ocs|mtoto mdogo|under ?age|chini ya miaka|kortini|mahakamani|nunua amani|amani yako|ukimya (?:una|wako)|bei ya|thamani gani|atapokea (?:zawadi|video)|kulia hakusaidii|usilie|lipa|sitaki kuwa mbaya|fikiria (?:watoto|mume|mke|kazi)|utajuta|sasa ni \\W?\\d|tunajua (?:unapo\\w*|kwako|nyumbani)|vijana wangu|kwa gate yako',
    'mlangoni kwako|tutakuja|nita(?:kumaliza|kuharibia|kuanika)|nitapost\\w*|nitatuma (?:kwa|kila)|nitasambaza|sambaz\\w*|nasambaza|nisambaze|kila mahali|mitandaoni|viral|maarufu|anika|kuanika|chapisha|naenda live|nibonye send|caption|wote watapata|itaona|ataona|litaona|watafurahia|itaipata|zipokee|atasema nini|akiona',
    'usini(?:block|blocki|zuie)|niblock|ukini(?:block|blocki|zuia|nyamazia)|muda un\\w*|unadhani|nitafuta|nifute|niitoe|niondoe kesi|hutanisikia|hutasikia|la sivyo|au ni\\w*|ama (?:ni|na|wa|contacts|wanakuja)\\w*|itakuwa mbaya|kimya changu|ukimya wangu|kutunza siri|hana umakini|kuwa makini|niwe makini|kuharibu|haribu|usiripoti|mtoto\\?',
    'miaka 15|kukuchukua|nahesabu|una (?:saa|masaa)|masaa \\d+|bei unaijua|kiasi kile|bila hadithi|ni biashara|sichezi|kinachotakiwa|najua un\\w*|namjua mume|naona unacho\\w*|site za|kiume|muda unayoyoma|simu huibiwa',
  ],
  intimate: [
    'nude|mwili|vua|nionyeshe|onyesha (?:yote|kila|uso)|sexy|faragha|macho yangu|kabla (?:si)?ja?lala|kabla ya kulala|usiku ule|ile usiku|kitandani|bafuni|usione aibu|kwa cam|cam|umbo|washa taa|nikuone|picha moja|ujishika|unafanya video|tucheze|ngono|nikuonyeshe|zile vitu',
  ],
  code: [
    'maneno (?:kumi na mawili|12|ya siri)|seed|selfie|picha ya (?:id|kitambulisho|passport)|kitambulisho|id (?:yako|na)|jina kamili|kazi yako na|code (?:iliyo|ita|uliyo|ina)\\w*|hiyo code|namba sita|kra pin|nida|thibitisha (?:wewe|kuwa|uko)|(?:code|kodi|namba) (?:ya |za )?(?:uthibitisho|siri|verification|whatsapp|sms)|uthibitisho',
    'kuthibitisha|verification|otp|(?:tarakimu|namba|digits) (?:6|sita)|tarakimu sita|6 digits|nitumie (?:hiyo |ile )?(?:code|kodi|namba)|code tu|ile code|nimepoteza akaunti|(?:nili|nime)weka namba yako|akaunti ya benki|namba ya akaunti|nywila|password|login|jina,|anwani|benki na jina',
  ],
  secret: [
    'usiongee\\w* na|hata kaka yangu|msaada wa familia|family support|utawaambia baadaye|baadaye utawaambia|kati yetu|siri|kimya kimya|polepole bila|wakiuliza (?:sema|waambie)|watu wanaongea|usi(?:mwambie|waambie|seme|mueleze|ongee|waonyeshe|mwonyeshe|andike)\\w*|faragha|confidential|si hapa|mtu yeyote|mtu yoyote|sema ni yako',
    'hata mke\\w* asijue|mtu asijue|asijue|usipige kelele|bila kelele',
  ],
  persona: [
    'kwenye base|kwenye kambi|kwenye rig|kwenye misheni|support ya|admin wa|nafanya kazi benki|nafanya kazi ubalozi\\w*|nafanya kazi wizara\\w*|nafanya kazi bandari\\w*|nafanya kazi exchange|nafanya ubalozi\\w*|nafanya wizara\\w*|nafanya bandari\\w*|nafanya exchange|kamanda|jeshi|jeshini|amani ya umoja|baharini|melini',
    'nasafiri (?:sana|kwa kampuni)|mimi ni (?:wakili|daktari|injinia|mhandisi|mwanajeshi|agent|afande|inspekta|photographer|manager)|mgane|offshore|mwanajeshi|jeshi\\w*|misheni|syria|kabul|yemen|kapteni|nahodha|umoja wa mataifa|base|kambi\\w*|mkataba|contract|mhandisi|injinia|engineer|mke alifariki|mke wangu alifariki',
    'kutoka (?:london|marekani|canada|uk)|nje ya nchi|niko nje|marehemu|dhahabu|likizo|mchumba ndiye|mkubwa wangu|mbadala|security|doria|majini|kambini|inspekta|mwanadiplomasia|nabii|volunteer|mganga|london',
  ],
  excuse: [
    '(?:hawa|ha|hai|haya)(?:kubali|ruhusu|ruhusiwi|pokei|fanyi kazi) (?:huku|hapa|kitu|nyingine)?|wanakubali tu|wanakubali hizo|wanapokea tu|ndio pekee wana\\w*|iko (?:under review|review|kwa audit)|mfumo hau\\w*|system hai\\w*|sitaweza kutoka huku|siwezi (?:kufungua|kuingia|kutumia|kufikia|kuaccess) (?:akaunti|account|benki|app|pesa)?',
    'kadi yangu (?:ime|hai)\\w*|huku (?:hakuna|hawauzi|hatu)\\w*|hatuna ruhusa|haturuhusiwi|network (?:huku|inakata)|kamera (?:imekufa|imeharibika|haifanyi)|kamera ime\\w*|camera (?:ime|ni)\\w*|hairuhusiwi|hawaruhusu|hauruhusu|hainiruhusu|usalama|mtandao mbaya|network (?:ni )?mbaya|sipo|niko nje|ana funguo|tunafanya online|hatutaongea',
    'imefika limit|kadi (?:imekataa|yangu haifanyi)|app ya benki haifunguki|laini yangu|subscription|profile yangu|system yangu|wanasoma kila|haikubali|anakubali|anapokea|inakataa|haifunguki|benki (?:yangu|siifikii)|haitumiki|hakuna maduka|siingii sana|inaisha (?:leo|saa)|simu moja|hatuna simu|inagoma|card yangu',
  ],
  vague_ask: [
    'nisaidi\\w*|naomba|nusu|favor|nisaidie|nina(?:hitaji|omba|taka|tafuta)|nakosa|nimekosa|pungufu|haitoshi|hazitoshi|hazijatimia|haijatimia|bado \\W?\\d\\S*|imebakia|zimebakia|iliyobaki|zilizobaki|unaweza (?:ku|u)?(?:ni|tu)?\\w+|ungeweza|waweza|kama unge\\w*|kama utaweza\\w*|kama unaweza\\w*|ukiweza|ukipata|ukiwa na|msaada|usaidizi|sapoti',
    'tu \\W?\\d\\S*|niokoe|niokolee|nikope|nikopee|nitoe|nisukumie|nipige jeki|jeki|malaika wangu|mungu akubariki|ubarikiwe|fadhili|hisani|uniwekee|unitunzie|nipokelee|ulipokee|upokee|una(?:niachia|niokoa|nifanyia)|uta(?:nifanyia|niokoa|nisaidia)|hadi alhamisi|hadi jumatatu|chochote utakach\\w*|kwa ajili yangu|wewe ndiye|nguzo yangu',
    'bila \\W?\\d\\S*|kwa \\W?\\d\\S* (?:nitalala|nita)|wanataka \\W?\\d|ni \\W?\\d|itoe wewe|nisort\\w*|nisongeshe\\w*|niokolee\\w*|nishikie\\w*|nibambe\\w*|nitoe\\w*|nifanyie\\w*|nipatie\\w*|nisaidie\\w*|niokoe\\w*|nitafutie\\w*|fanya (?:kitu|chochote)|umalizie|malizia|wewe (?:tu )?umalizie|ukitoa nusu|usiniache|nani mwingine',
    'kama (?:uko serious|unanipenda|unapenda)|ungenifanyia|kitu ya kula|sipendi kuomba|unaogopa nini|nimesota|nichukulie|niwekee|nahitaji wa|amesema utam\\w*|kwa wema wako',
  ],
  vague_pay_back: [
    'nikipata|ijumaa|utarudishiwa|utapata (?:yote|zako|pesa)|zinarudi|inarudi|kwa mshahara|mwezi (?:ujao|ukiisha)|kwa mwezi|neno langu|na zaidi|niki\\w+|pesa (?:yangu|ikiingia)|ikitoka|ikiingia|nitakusort\\w*|nitakuclear\\w*|nitakulipa\\w*|nitakurudisha\\w*|nitakurudishia\\w*|nitasort\\w*|nitaclear\\w*|nitarudishia\\w*|nikupe mkononi',
    'utoe kwenye|nakurudishia|nikikula|nikikanyaga|utapata yote|wanarudisha|nitakusort|nitaclear',
  ],
  vague_crisis: [
    'pharmacy|habari mbaya|maumivu|mjamzito|ujauzito|uvimbe|moyo unauma|koma|vipimo|mochwari|jeneza|kuokoa|yatima|moto ume|nyumba imeungua|mafuriko|vita|begi|pochi|nimepoteza|nimefutwa kazi|sina kazi|nimefukuzwa|wananidai|wadeni|nalala nje|sina (?:pa|kwa|namna|jinsi|wa)\\w*|wamekata|maji na|machozi|nalia|kulia|msongo|nimekata tamaa',
    'kujiua|peke yangu|mambo (?:mabaya|magumu|ni|si)|mgumu|balaa|janga|silali|sijalala|si rahisi|imevunjika|mbovu|ajalini|mama ana\\w*|mama yuko\\w*|mama hana\\w*|mama yu\\w*|baba ame\\w*|baba yuko\\w*|baba hana\\w*|baba yu\\w*|mtoto ana\\w*|mtoto ame\\w*|mtoto yuko\\w*|mtoto hana\\w*|mtoto yu\\w*|mwanangu ana\\w*|mwanangu ame\\w*|mwanangu yuko\\w*',
    'mwanangu hana\\w*|mwanangu yu\\w*|dada yuko\\w*|dada hana\\w*|dada yu\\w*|kaka ana\\w*|kaka ame\\w*|kaka yuko\\w*|kaka hana\\w*|kaka yu\\w*|bibi ana\\w*|bibi ame\\w*|bibi yuko\\w*|bibi hana\\w*|bibi yu\\w*|amezidiwa|kuzidiwa|anahitaji|stuck|kwama|kwamia|shikilia|dhiki|mkosi|presha|nadaiwa|kubanwa|nimebanwa|imezama|nimeachwa|wamenipora|imemeza',
    'atm|wameniflag|biskuti|maziwa|lodge|guest|nitoke|nimeuza|nguvu zinaisha|nimebakiza siku|wananikata|hataki kutoa|wamechukua|kunifukuza|mtoto hana|wodi|imenigonga|umefura|plasta|dripu|duka la dawa|kunikopesha|amejifungua|kutoka kwa ajili|wamenishika|pingu|wametupa|ametupa vitu|kufuli|hakuna (?:maji|stima)|ugali chumvi|haijalipa',
    'wamenigeuka|wananitishia|nimesota|hawajala|kitu kilipwe',
  ],
  vague_fee: [
    'wakili|form|bima|leseni|passport|courier|dereva|delivery|ada za|ada kwa|ada kabla|kodi za|kodi kwa|kodi kabla|gharama ya|gharama za|gharama kwa|gharama kabla|malipo ya|malipo za|malipo kwa|malipo kabla|pesa kabla|hela ya|hela za|hela kwa|hela kabla|fee ya|fee za|fee kwa|fee kabla|fees ya|fees za|fees kwa|fees kabla',
    'kabla (?:ya|haija|hawaja|ha)\\w*|(?:ili|ku|wa|i)(?:to[ak]\\w*|funguliwe|kamilik\\w*|thibitish\\w*|sajil\\w*|achili\\w*|idhinish\\w*)|kibali|cheti|vyeti|sahihi|muhuri|stakabadhi|mafunzo|training|sare|police clearance|bandari|ghala|malipo ya (?:kwanza|awali)|awali|kwanza|upgrade|mdhamini|usafirishaji|kiwango|kuachilia|waachilie|wafungue',
    'waruhusu|kuruhusu|kuidhinisha|kushughulikia|makaratasi|mwanasheria|afisa|nishuke|baharia|walinzi|kukabidhi|mnada|ulinzi|ngazi|kufungulia|sefu|hawaniachi|shehena|utakatishaji|lebo|bandari\\w*|faili|ada yake|kusafirisha|usajili|uanachama|connection fee|fomu|ya kuuondoa|kuuondoa|ubani|jogoo|za bandari',
  ],
  vague_windfall: [
    'mzigo|kimakosa|zawadi|utajiri|mali ya|wosia|aliacha|ameacha|kudai|tuzo|msaada wa|mradi|shirika|ngo|kanisa langu|mcha mungu|pendekezo|fursa|nafasi ya|nje|dubai|qatar|ulaya|ujerumani|saudi|cruise|yaya|kampuni ya mafuta|kasha|sefu|vipande|kilo|almasi|begi la|mwanadiplomasia|cash|noti|kazi hotelini|kazi ndani|kazi ofisini|ajira',
    'wanaajiri|bila (?:uzoefu|interview|dhamana)|malazi|pango|ufunguo|punguzo|offer|mnada|mdhamini|mashangazi|mama tajiri|mzungu|karibu bure|kwa maskini|kazi ya mungu|sina mtoto|washindi|kupanga|jina lako linaingia|hakuna aliyelipa|nimekupakia|pauni|masanduku|mgao|marehemu|yatima|mirathi|ekari|jina lenu|amekufa bila|unabaki na',
    'nafasi zina\\w*|slot|wizarani|droo|vijana wangu|uaminifu|mumama|freemason|nabii|mishumaa|kifungo|waathirika|kurudisha pesa|hacker|kijana|ruzuku|wanagawa|umaarufu|dhahabu|tunatoa|nyumba ya wazee|kontena|nakupa kazi|director|receptionist',
  ],
  vague_invest: [
    'invest\\w*|trade\\w*|signal\\w*|trade|trading|platform|mkakati|mali|pool|mapato|copy|automatic|package|kifurushi|level|premium|kiwango|channel|algorithm|kyc|kuchimba|hisa|viwanja|dhahabu na|odds|kasino|kipato|referral|mtandao wa|network marketing|nunua na uuze|kupanda|inapanda|mikataba|windo|dirisha|mfuko una\\w*|unanunua na kuuza',
    'inayonunua|pesa yangu|kila asubuhi|mechi|za ndani|unatoa zote|ungeona|usdt|okx|mbinu|unifuate|wallet|manage accounts|eurusd|binance|recharge|gold',
  ],
  vague_promise: [
    'kila siku|link|group|kweli kabisa|imesajiliwa|leseni|nakuhakikishia|nakuahidi|huwezi (?:kupoteza|poteza)|hupotezi|kila asubuhi|kila saa|kila usiku|kwa mwezi|kwa saa|siku tatu|siku nne|siku tano|siku saba|siku kumi|masaa mbili|masaa tatu|masaa nne|masaa tano|masaa saba|masaa kumi|wiki nne|wiki tano|wiki saba|wiki kumi',
    'miezi mbili|miezi tatu|miezi nne|miezi tano|miezi saba|siku hiyo hiyo|leo leo|leo tu|utapokea\\w*|utavuna\\w*|utalipwa\\w*|utatoa\\w*|utakuwa\\w*|una(?:pata|pokea|vuna|toa)\\w*|inakuwa|zimekuwa|inazaa|kukua|ushuhuda|imebadilisha maisha|niliacha kazi|kujenga|tujenge|nyumba yetu|maisha yetu|dakika (?:tano|kumi)|nitakufundish\\w*',
    'nitakuongoz\\w*|nitakusaid\\w*|nitakuelez\\w*|nitafundish\\w*|nitaonyesh\\w*|nitaongoz\\w*|nitasaid\\w*|nitaelez\\w*|jaribu|kidogo kwanza|kila (?:asubuhi|siku|ijumaa)|mara (?:tano|mbili|kumi)|inakuwa \\S+|ona screen|chini yangu|kukushika mkono|nitakushika|wanatoa|sijawahi poteza|kubadilisha maisha|uhakika|wanalipa kila|inachangamka',
    'hugusi',
  ],
  vague_gift_card: [
    'kadi ya|kadi za|kadi|vocha|kadi za roblox|flexepin|astropay|roblox|free ?fire|robux|kadi (?:mbili|tatu|moja|hiyo|hizo|nyingine|ile)|vocha (?:mbili|tatu|moja|hiyo|ya|za)|(?:steam|apple|razer|itunes|amazon|robux)|card ya|(?:apple|steam) ya|inalipiwa itunes',
  ],
  vague_card_code: [
    'kwangu\\w*|code|supermarket|carrefour|pharmacy|(?:code|codes|namba|nambari|tarakimu|herufi) (?:zilizo|iliyo|ya|za|chini|nyuma|ndani|kwenye)|chini ya|karatasi ya|kukwaruza|ikwaruze|fichua|onyesha namba|rafu|muuzaji|mhudumu|kiosk|petrol station|stationery|duka|imewashwa|haijawashwa|tupu|haifanyi|ile nyingine|ifuatayo|duka lingine',
    'tunza risiti|hifadhi risiti|imechapishwa|nisomee|plastiki|uchukue|pita dukani|duka la|kila moja|level|iandike|kwangua|risiti|digits|imetumika|(?:mbili|tatu|nne) za \\W?\\d|lingine chap',
  ],
  vague_hold: [
    '(?:nina|nilihifadhi|nimehifadhi|nimebaki na|nimetunza|ninayo|ninazo) (?:\\w+ ){0,4}(?:video|picha|clip|screenshot\\w*|namba|contacts|list|rekodi|ushahidi|chats|kila)|(?:video|picha|clip|sauti|rekodi) (?:yako|zako|uliyo|ulizo|ya ile|zile)\\w*|unaonekana|umeonekana|niliku(?:rekodi|piga)\\w*|nilirekodi|contacts zako|mwili wako',
    'namba za|yote uliyofanya|ulichofanya|watu wako|binamu zako|nimefollow|group na|ile call|tulichofanya|imerekodiwa|bila nguo|copy|sura yako|page ya|niliingia kwa simu|ndoa yako|folder|friends list|namba ya pastor',
  ],
  vague_threat: [
    'saa moja|wata(?:ona|jua|pata|cheka|pokea)\\w*|dunia nzima|kama (?:hu|huta|hau)\\w+|usipo\\w+|bila hivyo|onyo|mwisho wako|chagua|uamuzi ni wako|utalia|utajua|aibika|fedheha|heshima yako|ndoa yako|kazi yako|jela|gereza|dci|interpol|kosa|hati ya kukamatwa|natoweka|nitapotea|nyamaza|kunyamaza|ninyamaze|kimya kina|siri yako',
    'siri yetu ina|saa \\d+|dakika|watafurahia|bila malipo|hakuna huruma|wengine watalipa|kuiona|zinanunua|haijawahi kuwepo|nipotee|kubonyeza|ama (?:waone|iende|wa|i)\\w*|saa inasonga|kufuta kuna|unadhani nacheza|wameshapata|kuwa mjanja|malalamiko|hati|kufidia|ukifidia|tumalizane|iende kwa|miaka 16|miaka 15|meseji chafu',
  ],
  vague_code: [
    '(?:namba|nambari|nakala|copy|picha) (?:ya )?(?:kadi|kitambulisho|pasipoti|akaunti|id)|kitambulisho|taarifa za benki|jina (?:kamili|na)|tarehe ya kuzaliwa|anwani|(?:utapata|utapokea|itakuja|inakuja) (?:sms|meseji|code|ujumbe|namba)|code|nisomee|namba sita|ni code|thibitish\\w*|athibitishe|akaunti yetu|inataka card|piga [*]?\\d+',
    'ikiomba pin|kimakosa|nitumie hapo|andika hapa',
  ],
  send: [
    '(?:tuma|nitumie|unitumie|utume|nipe|leta|nunua|ninunulie|unichukulie|chukua|enda|weka|niandikie|uniandikie|mwandikie|andika|wasiliana|bonyeza|pakua|ingia|fungua|jaza|piga|soma|nisomee|peana|rudisha|nijibu|sema|tumia)(?: \\w+)?',
    '(?:u|una|uta|uki|unge|mu|m|tu)?(?:ni|m|wa|ku|i|zi|ki|ya|li)?(?:lip|tum|wek|nunu|chang|kop|rudish|saidi|kwaru|kwangu|jaz|jisajil|fungu|pelek|chuku|let|malizi|malizan|ongez|som|pig|andik|wasilian|bonyez|paku|ingi|thibitish|hakik|shughulik|lipi|nunuli|letea|tumi|hifadh|tunz|onyesh|angali|jarib|anz|omb|uz|tafut|toa|towe|badilish|hamish|pokea|pokee|saini|kubal|jiung|fuat|ngoj|chagu|gharami|simami|kamilish|tengenez)(?:a|e|i|u|ia|ie|ea|ee|isha|ishe|ishia)(?:ni|o)?',
    '(?:u|naomba u|ili u|lazima u)?ni\\w{2,}[ei]|unatakiwa|lazima|unaweza|ungeweza|waweza|tafadhali|hakikisha|usisahau|kama unaweza|wewe (?:tu|una)',
  ],
  money: [
    'pesa|hela|fedha|mkwanja|doh|chapaa|ganji|lip[aie]\\w*|gharama|bei|kiasi|akaunti|benki|mkopo|kopa|kopesh\\w*|deni|madeni|ada|deposit|salio|mshahara|kodi|nauli|mtaji|bidhaa|refund|credit|bundle|bando|risiti|chenji|shilingi|dola|ghali|rahisi|malipo|transfer|tuma|chang[aie]\\w*|mchango|thamani|faida|wekez\\w*|hundi|bajeti|akiba|elfu',
    'laki|thao|milioni',
  ],
  media: ['video|videos|picha|clip|screenshots?|rekodi\\w*|record\\w*|camera|kamera|cam|gallery|skrini|chats?|mazungumzo|meseji'],
  kin: [
    '(?:familia|mume|mke|bosi|boss|kanisa|mchungaji|dada|kaka|mama|baba|marafiki|contacts|kazini|wazazi|watu|maisha|jina|mchumba|watoto|shule ya watoto|followers) (?:yako|wako|lako|zako|yote)|facebook yako|kanisani|contacts zote|familia yote',
  ],
  official: [
    'agent|wakala|afisa|wakili|mwanasheria|barrister|katibu|secretary|manager|meneja|huduma|supplier|muuzaji|benki|agency|ofisi|mjomba|shangazi|binamu|kamanda|mkubwa|pastor|uhamiaji|hacker|receptionist|wizarani|ubalozi\\w*|dereva|rider|mganga|mzee|hoteli|caretaker',
  ],
  love: [
    'mpenzi|malkia|mfalme|moyo wangu|kipenzi|mke wangu|mume wangu|mke na mume|mke mwema|maisha yangu|nakupenda|anayependa|mungu (?:ame|ali|kani|amen)\\w*|kuoa|kuolewa|ndoa|tukioana|mahari|uchumba|laazizi|sweetheart|babe|baby|asali|honey|malaika|roho|mrembo|niamini|tuko kitu kimoja|sisi ni (?:mmoja|wamoja|kitu kimoja)|dear|wangu wa',
    'malkia wangu|nyumba yetu|utakuwa mke|kwa ajili yetu|msupa wangu',
  ],
  pressure: [
    'inafungwa (?:leo|saa|kesho|usiku|ijumaa)|zimebaki (?:mbili|tatu|nafasi|\\d+)|nafasi (?:mbili|tatu|chache)|kabla ya (?:ijumaa|jumatatu|jumapili|alhamisi|saa)|hadi kesho|hadi saa|mpaka (?:ijumaa|jumapili|kesho|saa)|leo leo|usiku huu|saa sita usiku|saa hii|leo|usiku wa leo|haraka|harakisha|upesi|kabla ya|kabla|dakika|siku ya mwisho',
    'ndiyo mwisho|zimebaki|imebaki|inaisha|inafungwa|urgent|fasta|anasubiri|nijulishe|majina yanapelekwa|muda unaenda|fanya haraka|tuma haraka',
  ],
  insist: [
    'kumbe (?:hu|uni|una)\\w*|kama (?:huniamini|una shaka|hutaki)|huniamini|inaniuma|unanivunja|mwanamke (?:anaye|mwenye)\\w*|mwanaume mwenye\\w*|hiyo akili|ndio maana (?:wengi|watu)|usiwe (?:hivyo|mjinga|kama)|kuna foleni|nampa (?:mwingine|wengine)|hakuna muda|hakuna time|utakumbuka|ni kawaida|ndivyo (?:inavyo|wanavyo|ilivyo)\\w*',
    'ulisema|utaniacha|fikiria|harakisha|fanya haraka|umeenda\\?|umelipa\\?|naapa|haki ya mungu|wallahi|usisimame sasa|usikate tamaa|mbona (?:kimya|umenyamaza|hujibu)|umenyamaza|hunipendi|kwa maisha yangu|ulienda|umepata|mimi ni mkristo|tafadhali|please|niamini|amini|halo|unanishuku|inauma|nilidhani|kumbe|baada ya yote|baada ya muda',
    'mwanamke anayependa|mke mwema|unaniacha|usiniangushe|nakutegemea|ni ya mwisho|silazimishi|moyo wako|wote hulipa|ni sheria|utaratibu|mfumo|mimi nilipata|uliza|kitu kingine|unafikiria nini|kuwa na utu|nisingemsahau|hujanijali',
  ],
  prompt: [
    'ni nini|ni bei|ni pesa ngapi|ni shilingi ngapi|ni kiasi|bei (?:gani|ni)|nini|kuna nini|nini (?:tena|imetokea|shida|kimetokea)|imekuwaje|kimetokea|shida (?:ni|gani)|una(?:hitaji|taka) nini|nifanye(?: nini|je)?|nikusaidie(?:je| nini| na)?|nitakusaidiaje|nitatumaje|nitaanzaje|nianzeje|inakuwaje|ni(?:ambie|eleze)|ongea|ehe',
    'nakusikiliza|endelea|ipi|zipi|gani|wapi (?:nita|nina|ina|zina)\\w*|nazipata wapi|inauzwa wapi|nitumie link|nifundishe|nafurahi kujua|nataka kujua|yeyote anaweza|inachukua muda|uko wapi|kama nini|ya nani|daktari amesema',
  ],
  alarm: [
    'futa|ifute|zifute|yafute|uifute|ondoa|iondoe|toa hiyo|(?:tafadhali|please|aki|jamani) (?:usi\\w*|futa|acha|ondoa|niache)|acha hiyo|acha hivyo|usitume\\w*|usipost\\w*|usisambaze\\w*|usionyeshe\\w*|usifanye\\w*|usiweke\\w*|usinifanyie\\w*|usimhusishe\\w*|usiingize\\w*|usishare\\w*|usipeleke\\w*',
    '(?:kwa ?nini|mbona) (?:una|uli|unam|unani|ume|wa)\\w*|uli(?:rekodi|hifadhi|screenshot|save|piga|ni)\\w*|ume(?:rekodi|hifadhi|nirekodi|hack|save)\\w*|una(?:nitisha|nitishia|tisha|rekodi)\\w*|kunitisha|uliahidi|ulisema huta\\w*|uliapa|nilidhani una\\w*|nilikuamini|niliku(?:amini|penda)|nakuomba|nakusihi|naogopa|nimeogopa|natetemeka',
    'nalia|nitakuripoti|nitaripoti|nitaenda polisi|nitaita polisi|unataka nini|wataka nini|wewe (?:ni )?nani|nani (?:wewe|huyu|amekupa)|umepata wapi|umejuaje|unajuaje|ulijuaje|umetoa wapi|niache|tuache|achana (?:na|nami)|una wazimu|umechizi|umerukwa|maisha yangu (?:yata|yame)\\w*|usinifanyie|sio mchezo|si utani|usitanie|sio mimi',
    'siku(?:saini|tuma|jua|fanya)\\w*|sikujua|sikukopa|mungu wangu (?:hapana|nini|kwa)|(?:video|picha|folder) (?:gani|ipi|zipi)|alisema ana|alinambia|alisema yeye|uongo|muongo|huwezi kunifanyia|kwani nimefanya',
  ],
  suspicion: [
    'utapeli|tapeli\\w*|matapeli|wizi|uongo|scam\\w*|danganya\\w*|unanidanganya|ajabu|na(?:shuku|kushuku|tilia)|ni (?:kweli|halali|salama|sheria|kawaida|hatari|risk|real|legit)|si(?:o)? (?:hatari|halali|risk|kamari|utapeli|salama)|kweli\\?|kweli|inasikika|hatari\\w*|risk\\w*',
    'kwa ?nini (?:mimi|hu\\w+|si\\w*|ni\\w*|wa\\w*|ha\\w*|kadi|kwanza|i\\w+|u\\w+|nini)|mbona (?:mimi|hu\\w+|si\\w*|ni\\w*|wa\\w*|ha\\w*|kadi|i\\w+|tena|kwanza)|ya nini|za nini|kwa ajili ya nini|hu(?:wezi|na|jui)\\b|hawa(?:wezi|na)\\b|hawezi\\b|haiwezi\\b|si (?:ange|inge|wange|unge|u|wa|i)\\w*|kaka yako|ndugu (?:yako|zako)|familia yako|marafiki zako',
    'si(?:elewi|jui|jaelewa|amini|fahamu|jasikia|na uhakika|dhani|ijui|tradi|jawahi)|sijui (?:hayo|chochote|mambo)|hatujaonana|hatujakutana|hujawahi|sijaku(?:ona|wahi)|(?:na )?(?:iki|uki|wa|ni|ki)(?:shindikana|feli|poteza|anguka|kataa|pungua)\\w*|na (?:iki|kama)\\w*|inafanya(?:je| kazi)|nita(?:jua|toa|pata|amini|toa|withdraw)je',
    'naweza (?:ku)?(?:ona|kuja|lipa|kulipa|kuona|ongea|kuongea|anza|kuanza|uliza|kutoa|toa|piga|kutembelea)|(?:wacha|ngoja|acha) ni\\w+|nitafikiria|nitaangalia|nitasoma|nitaongea|nitamwuliza|nitagoogle|nitahakikisha|lazima ni(?:fikirie|ulize|one|ongee)|kata (?:kwa|kwenye|hapo|tu)|ikatwe|wakate|toeni|itolewe|imeandikwa|inasema',
    'wanasema (?:usi|nisi)\\w*|(?:ali|wali)(?:niuliza|uliza)\\w*|maswali|wengi (?:wame|wali)\\w*|nime(?:poteza|ibiwa)|nani (?:analipa|anasimamia|mwenye|ana)|(?:iko|yuko|ipo|liko) wapi|ofisi (?:iko|yenu|ni)|(?:sms|code|mpwa|hospitali|ofisi|kampuni|kazi|sarafu|karatasi|kadi|dirisha|msaada|kitu|namna|simu) gani',
    'ni(?:ni)? (?:maana|hiyo|hicho|hizo)|ni nini|maana(?:ke| yake)|nitumie (?:picha|bill|risiti|document)|ingine tena|ulisema|si ulisema|nili(?:tuma|lipa|weka) (?:tayari|wiki)|nishalipa|nimeshalipa|nimeshatuma|siwezi kutoa|imegoma|haijafika|sioni|una uhakika|hakika\\?|hmm+|mmh|ati|ngoja|vipi',
  ],
  refusal: [
    'sina(?: (?:hiyo|hizo|pesa|hela|hata|kitu|kwa|za|kazi|kiasi))?|ni nyingi|ni kubwa|ni mshahara|ni hela nyingi|hiyo ni nyingi|hiyo ni kubwa|hiyo ni mshahara|hiyo ni hela nyingi|hiyo ni ghali|hizo ni nyingi|hizo ni kubwa|hizo ni mshahara|hizo ni pesa nyingi|hizo ni hela nyingi|hizo ni ghali|nyingi (?:sana|kwangu|mno)|siwezi kulipa',
    'siwezi kupata|siwezi kusaidia|siwezi kukopa|siwezi sasa|siwezi leo|ni(?:ko|po) (?:vibaya|chini|broke|bila)|nime(?:sota|ishiwa|fulia)|pia mimi|hata mimi (?:sina|niko|nime)|nina (?:nusu|\\W?\\d|kidogo|tu)|nusu tu|sio sasa|si sasa|leo (?:hapana|sina)|bado sijalipwa|sijalipwa|nita(?:fikiria|ona|jaribu|angalia)|lazima nifikirie',
    'nipe (?:hadi|muda|siku|mpaka)|ngoja nione|wacha nione|nime(?:tuma|lipa|nunua|weka|fanya|tumia) (?:hiyo|\\W?\\d|tayari|zote|moja)?|nimeshatuma|nimeshalipa|tukionana|tukikutana|tumejuana|tumeongea|tunajuana|hatujuani|siku nne|siku tatu|wiki moja|hapana asante|pole (?:lakini|ila|sina)|sifanyi|mshahara wangu',
  ],
  plan: [
    'bila (?:presha|haraka|stress)|ukipenda|wakati wowote (?:ukitaka|uko)|hakuna haraka|hadharani|mahali pa watu|jumatatu|jumanne|jumatano|alhamisi|ana kwa ana|baada ya kazi|kahawa|tuonane|tukutane|jumamosi|jumapili|tutaonana|nakuchukua|nitakuchukua|nitakupigia|nitapiga|njoo|saa (?:moja|mbili|kumi|saba)|haha|lol|ni juu yangu',
    'ni yangu|utalipa|naleta|nitaleta|nitavaa|date|lala',
  ],
  own: [
    'kila mmoja (?:ana)?lipa|tuna(?:gawana|changa sote)|tugawane (?:bill|nauli|mafuta)|nusu nusu sote|tunalipa (?:pale|tukifika|huko)|nili(?:lipa|nunua|lipia|tumia|okoa|tengeneza)|nime(?:lipa|nunua|lipia|tengeneza|maliza kulipa|rudisha|weka akiba)|(?:wame|ime|wali|ili)(?:nichaji|nigharimu|nicharge|chukua)\\w*',
    'usinitumie (?:kitu|chochote)|si lazima (?:utume|ulipe)|huna haja|akiba yangu|biashara yangu|genge langu|chama (?:chetu|yetu|changu)|kikoba|mshahara wangu|bima (?:ina|ime|yake)\\w*|tumelipa na ndugu|ndugu tume\\w*|nakurudishia (?:chenji|yako|ya tiketi)|nadaiwa|nakudai|naweka akiba|kidogo kidogo|mimi nalipa|nitalipa yangu',
    '(?:nime|nili|tume|tuli)(?:lip|nunu|kat|book|agiz|uz|po[tz]e[tz]|block|ripoti|toa|shalip|gawan)\\w*|nimeshatoa|nalipa|nusu yangu|yangu kwa|nakutumia nusu|tumegawana|nakudaiwa|unanidai|naweka \\W?\\d|nauza (?:viatu|mitumba)|bima imelipa|nhif|wamerudisha|overtime|nafanya kazi|nafanya benki|nusu nusu|tugawane bill|nimepata kazi',
    'kodi imepanda|mshahara ijumaa|sheria yangu|tuko sawa|juu yangu|nalipa (?:yangu|zote)|najilipia|nilikualika|nimemtumia|nilimkopesha|nimekata|nimenunua|natengeneza|nitanunua|nitakutumia|ninayo|imekataliwa|naanza jumatatu|nilitoka|wakaniachia|nilingoja|bima inalipa|familia ilichanga|analipa pole|ni bure|amelipa mwishowe|nimepata',
    'nilipata|code ya (?:gate|geti|mlango)',
  ],
  wary: [
    'natania|nimetania|ni utani|nilitaka kuku block|nilikaribia kuku\\w*|nikamwambia|nikawaambia|wali(?:hack|dukua)\\w*|nimebadilisha password|nilifuta|nilikata simu|hadithi ya zamani|nilicheka|nikacheka|matapeli|nikamripoti|nikablock|nimemblock|situmi pesa|siwezi kusaidia|ni sheria yangu|mchezo wa zamani|pyramid|chunga|aliniomba',
    'ameniomba|amenitumia|wamenitext|alitaka nilipe|ungefanya nini|ukishinda|si mjinga|unajua inavyosikika|hatujawahi kukutana|sijaonana|nilimwambia|niliwaambia|mmoja hapa|noti feki|sms feki|muombe unayemjua|walitaka \\S+|ilitaka \\S+|haha|hatujaonana|usikasirike|uliza familia|usinifuate|usicheke|nimeshindwa|samahani kwa kushuku',
    'mtu wa huku',
  ],
  warning: [
    'hakuna (?:benki|polisi|kazi) (?:ya|ina|wana)\\w*|forodha hawa\\w*|hawapigi simu|mwambie (?:mama|shangazi|bibi)|waambie (?:wazee|watu)|kabla hujalipa|usidanganyike|usiingie|(?:huwa )?situmi pesa|usitume (?:pesa|hela)|usimpe (?:mtu )?(?:code|pin|pesa)|wakikwambia|mtu akikwambia|nikam(?:block|ripoti)|nilim(?:ripoti|block)',
    'tulienda polisi|alipoteza|mwajiri wa kweli|jihadhari|chunga|kuna watu wanaamini|siwezi kukopesha|kuwa makini na',
  ],
}
