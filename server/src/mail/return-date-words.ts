import { foldText } from '../domain/inbox/fold-text.js';

/** Month names and abbreviations of many languages, lower case and without diacritics, to the month's number. */
const monthForms: readonly string[] = [
  'january januarius gener януари يناير ינואר januarja jan januar janner janvier janv enero ene gennaio gen janeiro januari tammikuuta tammikuu stycznia styczen ledna leden januara january januar ianuarie ian января янв січня ocak ιανουαριου siječnja jaanuar sausio sausis janvari janvaris janvarim jaanuaril ιανουαριο มกราคม jaanuarist jaanuarini jaanuaris jaanuariks jaanuari janvara tammikuun tammikuussa tammikuuhun januarban јануара јануар јануари yanvar ionawr enair xaneiro janar جنوری ژانویه',
  'february februarius febrer февруари فبراير פברואר februarja feb februar fevrier fevr febrero febbraio fevereiro fev februari helmikuuta helmikuu lutego luty unora unor februara februarie февраля фев лютого subat φεβρουαριου veljace veebruar vasario vasaris februaris februarim veebruaril กุมภาพันธ์ φεβρουαριο veebruarist veebruarini veebruaris veebruariks veebruari februaru helmikuun helmikuussa helmikuuhun februarban фебруара фебруар pebrero shkurt fevral فروری فوریه',
  'march marcius marc maret март مارس מרץ marta mar marz maerz mars marzo marco março maart maaliskuuta maaliskuu marca marzec brezna brezen martie марта мар березня mart μαρτιου ozujka marts kovo kovas martam martsil marcus marciusban มีนาคม martsist martsini martsis martsiks martsi martim martu maaliskuun maaliskuussa maaliskuuhun marciusben marciusi machi marso',
  'april aprilis април أبريل ابريل אפריל apr avril avr abril abr aprile huhtikuuta huhtikuu kwietnia kwiecien dubna duben aprila aprilie апреля апр квітня nisan απριλιου travnja balandzio balandis aprilim aprillil aprill เมษายน aprillist aprillini aprillis aprilliks aprilli aprilu huhtikuun huhtikuussa huhtikuuhun aprilisben aprilisi априла aprili prill اپریل آوریل aprel',
  'may majus maig май مايو מאי mai mayo maggio mag maio mei maj toukokuuta toukokuu maja kvetna kveten maja mai мая травня mayis μαΐου μαιου svibnja geguzes geguze maijs maijam พฤษภาคม svibanj maist maini mail mais maiks maija maijim maiju toukokuun toukokuussa toukokuuhun majusben majusi маја мај مئی',
  'june junius juny юни يونيو יוני junija jun juni juin junio giugno giu junho kesakuuta kesakuu czerwca czerwiec cervna cerven juna iunie июня июн червня haziran ιουνιου lipnja juuni birzelio birzelis junijs junijam juunil มิถุนายน lipanj juunist juunini juunis juuniks junijim juniju kesakuun kesakuussa kesakuuhun juniusban juniusi јуна јун јуни hunyo qershor iyun xuno جون ژوئن',
  'july julius juliol юли يوليو יולי julija jul juli juillet juil julio luglio lug julho heinakuuta heinakuu lipca lipiec cervence cervenec jula iulie июля июл липня temmuz ιουλιου srpnja juuli liepos liepa julijs julijam juulil กรกฎาคม srpanj julai juulist juulini juulis juuliks julijim juliju heinakuun heinakuussa heinakuuhun juliusban juliusi јула јул јули hulyo korrik iyul xullo جولائی ژوئیه',
  'august augusztus agost agustus август أغسطس אוגוסט avgusta aug aout agosto ago augustus augusti elokuuta elokuu sierpnia sierpien srpna srpen augusta августа авг серпня agustos αυγουστου kolovoza rugpjucio rugpjutis augusts augustam augustil สิงหาคม kolovoz ogos agust augustist augustini augustis augustiks augustim augustu elokuun elokuussa elokuuhun augusztusban augusztusi agosti gusht avqust avgust اگست agusts',
  'september setembre szeptember септември سبتمبر ספטמבר sept sep septembre septiembre settembre set setembro syyskuuta syyskuu wrzesnia wrzesien zari zar septembra septembrie сентября сен вересня eylul σεπτεμβριου rujna rugsejo rugsejis septembris septembrim septembril กันยายน rujan septembrist septembrini septembriks septembri septembru syyskuun syyskuussa syyskuuhun szeptemberban szeptemberi септембра септембар setyembre septemba shtator sentyabr sentabr ستمبر سپتامبر',
  'october октомври أكتوبر אוקטובר oct oktober okt octobre octubre ottobre ott outubro out lokakuuta lokakuu pazdziernika pazdziernik rijna rijen oktobra octombrie октября окт жовтня ekim οκτωβριου listopada spalio spalis oktobris oktobrim oktoobril oktoober ตุลาคม oktoobrist oktoobrini oktoobris oktoobriks oktoobri oktobru lokakuun lokakuussa lokakuuhun oktoberben oktoberi октобра октобар oktubre oktoba tetor oktyabr oktabr اکتوبر اکتبر',
  'november ноември نوفمبر נובמבר nov novembre noviembre novembro marraskuuta marraskuu listopadu novembra noiembrie ноября ноя листопада kasim νοεμβριου studenoga studenog lapkricio lapkritis novembris novembrim novembril พฤศจิกายน studeni novembrist novembrini novembriks novembri novembru marraskuun marraskuussa marraskuuhun novemberben novemberi новембра новембар nobyembre novemba nentor noyabr نومبر نوامبر',
  'december desembre декември ديسمبر דצמבר dec dezember dez decembre diciembre dic dicembre dezembro joulukuuta joulukuu grudnia grudzien prosince prosinec decembra decembrie декабря дек грудня aralik δεκεμβριου prosinca desember des gruodzio gruodis decembris decembrim detsembril detsember ธันวาคม prosinac detsembrist detsembrini detsembris detsembriks detsembri decembru joulukuun joulukuussa joulukuuhun decemberben decemberi децембра децембар disyembre desemba dhjetor dekabr دسمبر دسامبر decembro',
];

/** "listopada" is October in Croatian and November in Polish; Polish is far more common in mail. */
const overrides: readonly (readonly [string, number])[] = [['listopada', 11]];

export const monthNumbers: ReadonlyMap<string, number> = new Map([
  ...monthForms.flatMap((forms, index) => forms.split(' ').map(form => [foldText(form), index + 1] as const)),
  ...overrides,
]);

/** Weekday names, lower case and without diacritics, Sunday is 0. */
const weekdayForms: readonly string[] = [
  'sunday sun dim dom vasarnap κυριακη duminica неделя 日曜日 星期日 周日 일요일 sonntag dimanche domingo domenica zondag sondag sunnuntaina sunnuntai niedziele niedziela nedele воскресенье неділю pazar nedjelja nedjelju nedelju nedelja nedeljo svetdien diumenge sunnudag الأحد ראשון sondagen sunnudaginn sunnudags niedzielny nedelou nedeli neděle svētdiena svetdienu sekmadieni sekmadienio puhapaeval puhapaev jumapili ahad κυριακης недеља недељу недјеља sunnuntain sunnuntaihin sunnuntaista воскресенья неділі неділя',
  'monday mon lun hetfo δευτερα luni понеделник 月曜日 星期一 周一 週一 월요일 montag lundi lunes lunedi segunda-feira segunda maandag mandag maanantaina maanantai poniedzialek pondeli понедельник понедельника понеділок pazartesi pondelok ponedjeljak ponedeljak ponedeljek pirmdien pirmadieni esmaspaeval esmaspaev maanantaihin hetfon dilluns manudag senin الاثنين الإثنين שני 月曜 poniedzialku pondelka pondelku ponedjeljka ponedeljka mandagen manudaginn manudegi hetfoi hetfotol hetfore δευτερας понедельником понеделником понедељак понедељка luns isnin jumatatu pirmadienio pirmadienis pirmdiena pirmdienu pirmdienas esmaspaevast esmaspaevani maanantain maanantaista ponedjeljkom ponedeljkom poniedzialkiem',
  'tuesday tue tues kedd τριτη marti вторник 火曜日 星期二 周二 週二 화요일 dienstag mardi martes martedi terca-feira terca dinsdag tisdag tirsdag tiistaina tiistai wtorek utery вторник вторника вівторок sali utorok utorak torek otrdien antradieni teisipaeval teisipaev tiistaihin kedden dimarts þriðjudag selasa الثلاثاء שלישי 火曜 wtorku utorka torka tisdagen tirsdagen þriðjudaginn keddtol keddig τριτης уторак уторка jumanne antradienio antradienis otrdiena otrdienu teisipaevast teisipaevani tiistain tiistaista вівторка вторником utorkom',
  'wednesday wed szerda τεταρτη miercuri сряда 水曜日 星期三 周三 週三 수요일 mittwoch mercredi miercoles mercoledi quarta-feira quarta woensdag onsdag keskiviikkona sroda srode streda стреду среду среды середу carsamba srijeda srijedu sredu sreda sredo tresdien treciadieni kolmapaeval kolmapaev keskiviikkoon szerdan dimecres miðvikudag rabu الأربعاء רביעי 水曜 srody stredy srijede srede onsdagen miðvikudaginn szerdatol szerdaig τεταρτης среда miyerkules jumatano treciadienio treciadienis tresdiena tresdienu kolmapaevast kolmapaevani keskiviikon keskiviikosta середи mercores',
  'thursday thu thur thurs csutortok πεμπτη joi четвъртък stvrtok 木曜日 星期四 周四 週四 목요일 donnerstag jeudi jueves giovedi quinta-feira quinta donderdag torsdag torstaina czwartek ctvrtek четверг четверга четвер persembe cetvrtak cetrtek ceturtdien ketvirtadieni neljapaeval neljapaev torstaihin csutortokon dijous fimmtudag kamis الخميس חמישי 木曜 czwartku ctvrtka stvrtka cetvrtka cetrtka torsdagen fimmtudaginn csutortoktol csutortokig πεμπτης четвртак четвртка huwebes khamis alhamisi ketvirtadienio ketvirtadienis ceturtdiena ceturtdienu neljapaevast torstain torstaista четвергом xoves',
  'friday fri pentek παρασκευη vineri петък piatok 金曜日 星期五 周五 週五 금요일 freitag vendredi viernes venerdi sexta-feira sexta vrijdag fredag perjantaina piatek patek пятницу пятницы пятницю cuma petak petek piektdien penktadieni reedel reede perjantaihin penteken divendres fostudag jumat ятницю الجمعة שישי 金曜 piatku patku piatka petka fredagen fostudaginn pentektol pentekig παρασκευης петок петак петка biyernes jumaat ijumaa penktadienio penktadienis piektdiena piektdienu reedest reedeni perjantain perjantaista venres vrydag',
  'saturday szombat σαββατο sambata събота 土曜日 星期六 周六 週六 토요일 samstag sonnabend samedi sabado sabato zaterdag lordag lauantaina sobote sobota субботу суботу cumartesi subota subotu soboto sestdien laupaeval lauantaihin szombaton dissabte laugardag sabtu السبت 土曜 lordagen laugardaginn σαββατου субота сабота jumamosi sestadienio sestadienis sestdiena sestdienu laupaevast lauantain saterdag',
];

export const weekdayNumbers: ReadonlyMap<string, number> = new Map(
  weekdayForms.flatMap((forms, index) => forms.split(' ').map(form => [foldText(form), index] as const)),
);

/**
 * Words around the day somebody is back: before it ("back on", "de retour le") or after it ("… bin ich zurück"). Lower
 * case, without diacritics; `*` leaves the ending open.
 */
export const returnCues: readonly string[] = [
  'return*', 'back', 'available again', 'again', 'resum*', 'in the office on', 'be in the office', 'be available', 'back to work', 'zuruck*', 'wieder', 'erreichen sie mich', 'de retour', 'retour', 'reviens', 'reviendr*', 'a nouveau', 'de nouveau', 'reprend*', 'reprise', 'reouv*', 'rouvr*', 'reopen*', 're-open*', 'open again', 'open as usual', 'wieder geoffnet', 'im buro erreichbar', 'im dienst', 'anzutreffen', 'reapert*', 'reabr*', 'riapr*', 'riapert*', 'heropen*', 'genabn*', 'gjenapn*', 'oppnar igen', 'oppnar', 'opens', 'ouvr*', 'apriamo', 'открыва*', 'откро*', 'відкри*', 'deschide*', 'au bureau le', 'estare en la oficina', 'saro in ufficio', 'estarei no escritorio', 'vuelvo', 'volver*', 'vuelta', 'regres*', 'reincorpor*', 'incorpor*', 'retom*',
  'rientr*', 'torno', 'tornero', 'ritorn*', 'di nuovo', 'nuovamente', 'retorn*', 'volto', 'voltar*', 'volta', 'novamente', 'de novo', 'terug*', 'weer', 'aanwezig', 'opnieuw', 'tillbaka', 'ater', 'tilbage', 'tilbake', 'igen', 'igjen', 'til stede', 'palaa*', 'palaan', 'takaisin', 'jalleen', 'taas', 'tavoitettavissa',
  'wracam', 'wroce', 'powrot*', 'powroc*', 'ponownie', 'bede dostepn*', 'bede w biurze', 'zpet', 'zpatky', 'vracim', 'vratim', 'opet', 'k zastizeni', 'spat', 'opat', 'vratim', 'vissza*', 'legkozelebb', 'ujra', 'ujbol', 'ismet', 'leszek az irodaban', 'nyitunk', 'otevirame', 'otevreno', 'v kancelari od', 'wznawia*', 'wznowi*', 'wraca*', 'otwieramy', 'ujra', 'elerheto', 'inapoi', 'revin', 'reveni*', 'intorc', 'вернус*', 'возобнов*', 'приступ*', 'буду снова', 'вернуть*', 'возвращ*', 'выйду', 'выхожу', 'снова', 'буду в офисе', 'буду на месте', 'буду на работе', 'буду доступ*', 'буду на связи',
  'поверн*', 'буду в офісі', 'знову', 'върна', 'връщам', 'отново', 'завръщ*', 'donecegim', 'donuyorum', 'donus*', 'geri', 'tekrar', 'yeniden', 'is basi', 'isbasi', 'ofiste olac*', 'ofisimde olac*', 'gorevimin basinda', 'donmus olac*', 'doner*', 'επιστρεφ*', 'επιστρεψ*', 'επιστροφ*', 'θα ειμαι στο γραφειο', 'ανοιγ*', 'πισω', 'ξανα', 'vracam', 'vratit cu', 'povratak', 'ponovno', 'nazaj', 'kembali', 'tro lai', 'quay lai', 'אחזור', 'ואחזור', 'ואשוב', 'وسأعود', 'وأعود', 'חוזר', 'חוזרת', 'אשוב', 'שב', 'שבה', 'לשוב', 'ונשוב', 'נחזור', 'אהיה זמין', 'אהיה זמינה', 'أرجع', 'سنعود', 'العوده', 'استئناف', 'نستأنف', 'سأعود', 'العودة', 'أعود', 'عودتي',
  'picking up', 'rejoin*', 'vrnem', 'vrnemo', 'dosegljiv*', 'dostopen', 'naasen', 'tagasi', 'atgriez*', 'griz*', 'grisiu', 'grisime', 'kem aftur', 'komum aftur', 'tornare', 'tornarem', 'busiu', 'กลับมา', 'เข้าทำงาน', 'बापस', 'वापस', 'بازمی‌گرد*', 'برمی‌گرد*', 'at my desk', 'reconvene', 'operational', 'back online', 'erst am', 'erst ab', 'im haus', 'im hause', 'anwesend', 'am platz', 'vor ort', 'kehre', 'rentre', 'rentrerai', 'estare disponible', 'abrimos', 'abriremos', 'reanud*', 'riprend*', 'operativ*', 'torniamo', 'torneremo', 'regress*', 'estarei disponivel', 'reinici*', 'hervat*', 'aterkom*', 'aterga*', 'ateroppn*', 'i tjanst', 'pa plats', 'pa plass', 'traeffes', 'treffes', 'abner', 'apner', 'tavattavissa', 'toissa', 'avaamme',
  'bede obecn*', 'odpisze', 'w pracy', 'do pracy', 'znovu', 'znova', 'vraciam', 'nastupuji', 'elerhet*', 'munkaba allok', 'ma intorc', 'voi fi', 'reluam', 'reluarea', 'на работе с', 'выход на работу', 'выхода', 'на рабочем месте', 'hizmetinizde*', 'ise don*', 'mesaiye', 'παλι', 'επανερχ*', 'επανελθ*', 'διαθεσιμ*', 'επαναλειτουργ*', 'نعود', 'مجددا', 'متاح', 'متاحا', 'נשוב', 'לפעילות', 'לעבודה', 'אהיה', 'lam viec lai', 'di lam', 'masuk kantor', 'beroperasi',
  '業務を開始', '営業を開始', '開始いたします', '開始します', '営業いたします', '営業します', '出勤', '照常', '返岗', '返崗', '正式办公', '正常办公', '回复您', '근무', '업무를 시작',
  'geht es weiter', 'revien*', 'reven*', 'rentr*', 'vuelv*', 'volvemos', 'voltamos', 'voltando', 'tornando', 'torno', 'kehr*', 'wie gewohnt erreichen', 'верн*', 'wrac*', 'wroc*', 'vrat*', 'vrac*', 'navrat*', 'revin*', 'intorc*', 'intoarc*', 'επιστρ*', 'retur', 'atkomst', 'dolgozom', 'dolgozunk', 'متواجدا', 'متواجد', '回公司', '回办公室', '回辦公室', '到岗', '到崗', '返工',
  'see you', 'nos vemos', 'ci vediamo', 'on se retrouve', 'wir sehen uns', 'gorusmek uzere', 'do zobaczenia', 'vi ses', 'nahdaan', 'talalkozunk', 'munkanap*', 'first day back', 'first working day', 'erster arbeitstag', 'pierwszy dzien pracy', 'เปิดทำการ', 'เปิดให้บริการ', '復帰', '出社', '出勤', '再開', '営業開始', '業務開始', '复工', '復工', '开工', '開工', '开始上班', '복귀예정', '업무 재개', '정상근무', '정상 근무', '정상 업무', '戻り', '戻る', '戻っ', '返回', '回来', '回來', '恢复', '恢復', '回到', '上班', '복귀', '돌아', '출근', '復歸', '通常通り', '対応いたします', '対応します',
  'ruckkehr*', 'wiederkehr', 'spet', 'zopet', 'vrne*', 'vrnit*', 'na delovnem mestu', 'babalik', 'makakabalik', 'pagbalik', 'magbabalik', 'bertugas', 'bekerja semula', 'dibuka semula', 'kembali bertugas', 'masuk kerja', 'masuk kembali', 'aktif kembali', 'buka kembali', 'nitarudi', 'tutarudi', 'kurudi', 'narudi', 'atarudi', 'tunarudi', 'kem til baka', 'komum til baka', 'aftur', 'opnum', 'დავბრუნდ*', 'ვბრუნდ*', 'დაბრუნ*', 'ვმუშაობ*', 'կվերադառն*', 'վերադառն*', 'qayid*', 'orqaga qaytaman', 'qaytaman', 'оралам*', 'қайта', 'लौट*', 'वापसी', 'ফিরব', 'ফিরে', 'واپس', 'بازمیگرد*', 'برمیگرد*', 'باز میگرد*', 'باز می گرد*', 'بر می گرد*', 'در خدمت', 'بازگشت', 'باز خواهیم', 'آغاز به کار', 'از سر گرفته', 'هرجع', 'ارجع', 'سأباشر', 'سنباشر', 'نباشر', 'وسنستأنف', 'سنستأنف', 'مباشرة العمل', 'دوامنا', 'نعاود', 'سنعاود', 'חוזרים', 'נפתח', 'ישוב', 'תשוב', 'יחזור', 'תחזור', 'פעילות רגילה', 'ทำงานตามปกติ', 'เริ่มงาน', 'กลับเข้า', 'เปิดบริการ', 'hoat dong lai', 'mo cua', 'redeschid*', 'din nou', 'vidimo se', 'ponovo', 'ponovno radimo', 'opet radimo', 'de nuevo', 'nuevamente', 'otra vez', 'rivediamo', 'zase', 'первый рабочий', 'перший робочий', 'co mat', 'খুল*', 'پاسخگو*', 'پاسخگوی', 'back at it', 'back in action', 'prvi radni', 'prvni pracovni', 'primer dia', 'premier jour', 'otvaramo', 'na poslu', 'враћам', 'враћамо', 'врат*', 'поново', 'враќам', 'враќ*', 'kthehem', 'kthim*', 'rikthe*', 'perseri', 'itzuli*', 'bueltan', 'berriro', 'berriz', 'de volta', 'tornar*', 'reobr*', 'naase*', 'avame', 'dirbsiu', 'dirbsime', 'dychwel*', 'ar ais', 'mesaimiz basla*', 'mesaimize basla*', 'mesaiye basla*', 'calismaya basla*', 'calismalarimiza basla*', 'goreve basla*', 'gorevime basla*', 'ise basla*', 'hizmet vermeye', 'hizmete basla*', 'acilacak*', 'acik olacagiz', 'gorusuruz', 'reintegr*', 'reinicia*', 'w biurze od', 'na pracovisti', 'v praci od', 'moder ind', 'starter op', 'borjar jobba', 'oppet igen', 'aukeaa', 'toihin',
  'ξαναρχιζ*', 'ξαναρχισ*', 'ξανανοιγ*', 'ξαναγυρ*', 'ξαναειμ*', 'si riparte', 'ripart*', 'on reprend', 'masamin basinda', 'masamda', 'im einsatz', 'an bord',
].map(foldText); // prettier-ignore

/** "From" words: they open an absence, or end it where the same clause speaks of being there. */
export const fromCues: readonly string[] = [
  'from', 'starting', 'start', 'as of', 'after', 'nach', 'nach dem', 'apres', 'apres le', 'despues del', 'a partir do', 'a partir da', 'apos', 'depois de', 'dopo', 'dopo il', 'na', 'efter', 'etter', 'frem fra', 'jalkeen', 'po', 'после', 'після', 'dupa', 'incepand cu', 'sonra', 'μετα', 'μετα τις', 'ابتداء من', 'ابتداءً من', 'اعتبارا من', 'من', 'החל מ', 'החל מה-', 'tu ngay', 'mulai', 'beginning', 'since', 'effective', 'ab', 'ab dem', 'vom', 'von', 'seit', 'a partir du', 'a partir de', 'a compter du', 'a compter de', 'du', 'depuis', 'des le', 'a partir del', 'desde', 'del', 'dal', 'da', 'a partire', 'dallo', 'desde o', 'de', 'vanaf', 'van', 'sinds', 'fran', 'fr o m', 'fra', 'alkaen', 'od', 'от', 'с', 'з', 'със', 'itibaren', 'apo', 'απο', 'de la', 'din', 'より', 'から', '以降', '以后', '以後', '之后', '之後', '이후', '从', '自', '부터',
  'mula', 'simula', 'kuanzia', 'tangu', 'dari', 'bermula', 'از', 'fra og med', 'od dnia', 'почевши', 'почев', 'nga data',
].map(foldText); // prettier-ignore

/** Being there: with a "from" word it tells the return. */
export const presenceCues: readonly string[] = [
  'available', 'reachable', 'reach me', 'respond*', 'reply', 'attend to', 'erreichbar', 'verfugbar', 'zur verfugung', 'fur sie da', 'antworten', 'melde mich', 'disponible*', 'joignable*', 'repondr*', 'traiter*', 'atender*', 'contestar*', 'responder*', 'localizable', 'disponibile', 'reperibile', 'rispondero', 'disponivel', 'contactavel', 'bereikbaar', 'beschikbaar', 'antwoord*', 'tillganglig', 'nas', 'kontakt*', 'tilgaengelig', 'tilgjengelig', 'treffes', 'tavattavissa',
  'dostepn*', 'odpowiem', 'k dispozici', 'dostupn*', 'odpovim', 'elerhet*', 'disponibil*', 'доступ*', 'отвечу', 'на связи', "на зв'язку", 'διαθεσιμ*', 'ulasabilirsiniz', 'mevcut', '対応', 'ご連絡', '处理', '處理', '回复', '回覆',
  'dosegljiv*', 'dostopn*', 'na voljo', 'saavutaj*', 'kattesaadav*', 'pasiekiam*', 'v dosahu', 'достъп*', 'доступн*', 'bereikber*', 'beskikbaar', 'zastihnut*', 'na raspolaganju', 'tilgengeleg*',
  '確認', 'help ik', 'stehen wir',
].map(foldText); // prettier-ignore

/** Calls to come to a fair or a seminar: its days are not those of the absence. */
export const invitationCues: readonly string[] = [
  'visit us', 'meet us', 'see us', 'join us', 'see you at', 'come and see', 'booth', 'stand no', 'webinar', 'register', 'save the date', 'besuchen sie uns', 'treffen sie uns', 'messestand', 'halle', 'retrouvez-nous', 'retrouvez nous', 'venez', 'rendez-nous visite', 'rejoignez', 'visitenos', 'visitanos', 'le esperamos', 'les esperamos', 'vi aspettiamo', 'venite', 'visitateci', 'visite-nos', 'visite o nosso',
  'bezoek ons', 'bezoekt u ons', 'besok oss', 'traffa oss', 'besog os', 'mod os', 'tule tapaamaan', 'zapraszamy', 'odwiedz', 'navstivte', 'latogasson', 'varjuk', 'vizitati', 'va asteptam', 'приглаша*', 'ждем вас', 'запрошу*', 'bekliyoruz', 'standimiz*', 'επισκεφθειτε', 'επισκεφτειτε', 'ご来場', 'ご来訪', '出展', '欢迎莅临', '展位', '전시회', '부스', 'בקרו', 'בואו', 'زوروا', 'ندعوكم',
].map(foldText); // prettier-ignore

/** Answering, which ends an absence as coming back does. */
export const answerCues: readonly string[] = [
  'respond*', 'reply', 'replying', 'answer*', 'antworte*', 'beantworte*', 'repondr*', 'traiter*', 'contestar*', 'respondere', 'responderei', 'rispondero', 'risponderemo', 'beantwoord*', 'svarar', 'svarer', 'vastaan', 'vastaamme', 'odpowiem*', 'odpisze*', 'odpovi*', 'valaszol*', 'raspund*', 'отвеч*', 'ответ*', 'відпов*', 'svara', 'svare', 'respondo', 'traitons', 'atenderemos', 'atendere', 'yanitla*', 'cevapla*', 'απαντησ*', '返信', 'お返事', '回复', '回覆', '회신', '답변', '답장', 'אענה', 'אשיב', 'سأرد', 'ozvu', 'ozveme', 'отговор*', 'odgovor*', 'atsaky*', 'atbild*', 'vastame', 'tra loi', 'phan hoi', 'membalas', 'ตอบกลับ', 'get back to', 'get to', 'catch up', 'pick up', 'lese', 'lees', 'luen', 'luetaan', 'laser', 'laeser', 'leser', 'lire', 'lirai', 'prendrai connaissance', 'leggero', 'leere', 'lerei', 'przeczytam', 'precitam', 'bearbeite*', 'kummere', 'contattero', 'ricontatter*', 'recontacter*', 'contactare', 'entrare em contacto', 'melde mich',
  'dig out', 'digging out', 'dig through', 'digging through', 'wade through', 'work through', 'working through', 'catching up', 'picking up',
  'releve mes mails', 'releverai mes mails', 'releve ma messagerie', '確認',
].map(foldText); // prettier-ignore

/** Being away: a "from" word beside one of these opens the absence. */
export const awayCues: readonly string[] = [
  'ponte', 'puente', 'pont', 'feriado*', 'festivo*', 'feiertag*', 'bruckentag*', 'not', 'out', 'away', 'leave', 'vacation', 'holiday*', 'closed', 'limited', 'unterwegs', 'elternzeit', 'mutterschutz', 'reise', 'dienstreise', 'krank*', 'frei', 'schulung', 'travel*', 'trip', 'maternity', 'parental', 'paternity', 'sabbatical', 'en deplacement', 'de viaje', 'de baja', 'in trasferta', 'in viaggio', 'em viagem', 'licenca', 'recesso', 'op reis', 'zwangerschapsverlof', 'tjanstledig', 'foraldraledig', 'tjansteresa', 'barsel', 'forretningsrejse', 'tyomatka*', 'vapaalla', 'delegacj*', 'sluzebni', 'командировк*', 'больнич*', 'декрет*', 'выходн*', 'закрыт*', 'seyahat*', 'kapali*', 'κλειστ*', 'ταξιδι', 'zarva', 'inchis', 'stangt', 'lukket', 'stengt', 'gesloten', 'suljettu', 'nieczynn*', 'zavren*', 'ooo', 'pto', 'off', 'vacances', 'permesso', 'malattia', 'syyslomalla', 'vabadus*', 'adeia', 'αδεια', 'απουσ*', 'szabadsag*', 'concediu', 'إجازة', 'خارج', 'בחופש*', 'מחוץ', 'ferdig', 'ferien', 'fri', 'bortrest', 'bortreist', 'semestrar', '放假', '出差', '出張', '연차', '출장', 'nghi', 'cuti', 'unavailable', 'nicht', 'kein*', 'urlaub', 'abwesend', 'geschlossen', 'absent*', 'conge*', 'ferme*', 'indisponible*', 'fuera', 'vacaciones', 'no', 'cerrad*', 'assente', 'ferie', 'fuori', 'non', 'chius*', 'ausente', 'ferias', 'fora', 'nao', 'afwezig', 'niet', 'vakantie', 'verlof', 'semester', 'ledig', 'inte', 'ikke', 'ferie', 'lomalla', 'poissa', 'nie', 'urlop*', 'nieobecn*', 'mimo', 'dovolen*', 'не', 'отпуск*', 'нет', 'відпуст*', 'izin*', 'disinda', '休暇', '休み', '休假', '休業', '不在', '외출', '휴가', '부재',
  'naka-leave', 'bakasyon', 'likizo', 'likizoni', 'sumarfrii', 'frii', 'orlofi', 'fjarverandi', 'შვებულება*', 'დახურულ*', 'अवकाश', 'छुट्टी', 'ছুটি*', 'مرخصی', 'تعطیل*', 'چھٹی', 'dopust*', 'odsot*', 'odmor*', 'odsut*', 'одмор*', 'puhkus*', 'puhka*', 'suletud', 'atvalinajum*', 'slegt*', 'atostog*', 'oporretan', 'արձակուրդ*', 'vab', 'vabbar*', 'foraldraledig*', 'off sick', 'kollektivurlaub', 'betriebsurlaub', 'itxita',
].map(foldText); // prettier-ignore

/** Away words that say so by themselves, whatever their sentence is about. */
export const absenceWords: readonly string[] = awayCues.filter(
  word =>
    (word.length > 3 || ['ooo', 'pto'].includes(word) || /[\p{Script=Han}\p{Script=Hangul}]/u.test(word)) &&
    !['limited', 'nicht', 'kein*', 'inte', 'ikke', 'niet'].includes(word),
);

/** Words before the last day of an absence. */
export const untilCues: readonly string[] = [
  'fins', 'fins al', 'until', 'till', 'til', 'through', 'thru', 'up to', 'end date', 'bis', 'bis zum', 'bis einschliesslich', "jusqu'au", "jusqu'a", 'jusqu au', 'jusque', 'hasta', 'fino al', "fino all'", 'fino a', 'sino al', 'ate', 'tot', 'tot en met', 't/m', 'till och med', 't.o.m.', 'tom', 'til og med', 't.o.m', 't o m', 'do dnia', 'az do', 'pana', 'до', 'вкл*', 'kadar', 'εως', 'μεχρι', 'hingga', 'sampai', 'kuni', 'lidz', 'iki', 'ถึง', 'จนถึง', 'den ngay', 'cho den', 'حتى', 'עד',
  'sehingga', 'hanggang', 's/d', 's.d.', 'sd', 'sampai dengan', 'zakljucno', 'vkljucno', 'do ukljucno', 'do vkljucno', 'deri me', 'deri', 'تا', 'մինչև', 'go dti', 'hyd at', 'hadi tarehe', 'mpaka',
  'ως τις', 'ως και', 'ως την', 'ως τη', 'ως το', 'εως και', 'εως τις', 'μεχρι τις', 'μεχρι και',
].map(foldText); // prettier-ignore

/** With a negation in their clause they lead to the end of an absence: "not reachable before 17 March". */
export const beforeWords: readonly string[] = [
  'before', 'earlier than', 'vor', 'vor dem', 'avant', 'avant le', 'antes', 'antes del', 'antes de', 'prima', 'prima del', 'voor', 'fore', 'for', 'ennen', 'przed', 'wczesniej niz', 'pred', 'drive nez', 'skor ako', 'elott', 'inainte de', 'раньше', 'ранее', 'until after', 'once', 'πριν', 'πριν τις', 'לפני', 'قبل',
].map(foldText); // prettier-ignore

/** They turn the word after them round: "I am not at my desk from 5 May". */
export const negations: readonly string[] = [
  'not', 'no', 'never', "won't", "can't", 'cannot', "isn't", 'nicht', 'kein', 'keine', 'pas', 'non', 'nao', 'niet', 'geen', 'inte', 'ikke', 'ei', 'nie', 'nem', 'не', 'нет', 'δεν', 'δε', 'לא', 'לן', 'لا', 'لن', 'ليس', 'khong', 'tidak',
].map(foldText); // prettier-ignore

/** Short words that mean "until" when they stand right before the day, or between two days. */
export const untilLinks: readonly string[] = [
  'to', 'thru', 'through', 'إلى', 'الى', 'لغاية', 'עד', 'ועד', 'ל-', 'ל', 'עד ה-', 'έως', 'den toi', 'den het', 'sampai', 'hingga', 'pana la', 'au', 'al', 'a', 'ao', 'do', 'az', 'до', 'по', 'den', 'ile', '-', '–', '—', '~', '〜', '至', '到', 'から', 'bis', 'til', 'till', 'tot', 't/m', 'la',
  's/d', 's.d.', 'sd', 'sehingga', 'hanggang', 'mpaka', 'تا', 'deri',
].map(foldText); // prettier-ignore

/** "Next week", in a clause that speaks of being back. */
export const nextWeekWords: readonly string[] = [
  'next week', 'nachste woche', 'nachster woche', 'kommende woche', 'kommender woche', 'la semaine prochaine', 'semaine prochaine', 'proxima semana', 'semana que viene', 'prossima settimana', 'settimana prossima', 'volgende week', 'nasta vecka', 'naesta vecka', 'naeste uge', 'neste uke', 'ensi viikolla', 'w przyszlym tygodniu', 'pristi tyden', 'buduci tyzden', 'jovo heten', 'saptamana viitoare', 'на следующей неделе', 'следующей недели', 'наступного тижня', 'gelecek hafta', 'haftaya', 'την επομενη εβδομαδα', '来週', '下周', '下週', '다음 주', 'השבוע הבא', 'בשבוע הבא', 'الأسبوع القادم', 'الأسبوع المقبل',
  'naslednji teden', 'sledeci teden', 'sljedeci tjedan', 'sledece nedelje', 'jargmisel nadalal', 'kita savaite', 'kitos savaites', 'nakamaja nedela', 'susunod na linggo', 'minggu depan', 'wiki ijayo', 'tuan toi', 'tuan sau', 'สัปดาห์หน้า', 'buduci tyden', 'przyszly tydzien', 'setmana vinent', 'la setmana que ve', 'komande vecka', 'kommende uge', 'kommende uke',
].map(foldText); // prettier-ignore

/** Words that join the two days of a range ("between 4 and 15 May") and otherwise anything. */
export const rangeLinks: readonly string[] = [
  ...untilLinks, 'and', 'und', 'et', 'y', 'e', 'en', 'och', 'og', 'ja', 'a', 'i', 'es', 'si', 'и', 'i', 've', 'και', 'ו', 'و', 'และ', 'va', 'dan',
].map(foldText); // prettier-ignore

/** "Tomorrow", in a clause that speaks of being back. */
export const tomorrowWords: readonly string[] = [
  'tomorrow', 'morgen', 'demain', 'manana', 'domani', 'amanha', 'imorgon', 'i morgon', 'i morgen', 'huomenna', 'jutro', 'zitra', 'zajtra', 'holnap', 'maine', 'завтра', 'утре', 'yarin', 'αυριο', 'sutra', 'jutri', 'מחר', 'غدا', '明日', '明天', '내일', 'besok',
  'kesho', 'homseks', 'rytoj', 'ertaga', 'erteng', 'ertən', 'فردا',
].map(foldText); // prettier-ignore

/** "The day after tomorrow", where it is one word. */
export const afterTomorrowWords: readonly string[] = [
  'ubermorgen', 'apres-demain', 'dopodomani', 'overmorgen', 'overmorgon', 'ylihuomenna', 'pojutrze', 'pozitri', 'pozajtra', 'holnaputan', 'poimaine', 'послезавтра', 'післязавтра', 'вдругиден', 'μεθαυριο', 'prekosutra', 'pojutrisnjem', 'מחרתיים', 'lusa',
].map(foldText); // prettier-ignore
