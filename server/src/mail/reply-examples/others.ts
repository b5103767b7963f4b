/** As `english.ts`, in Finnish, Hungarian, Turkish, Greek, Arabic, Hebrew, Hindi, Japanese, Korean and Chinese. */
export const otherExamples = {
  interested: `
sözleşmeyi imzalayalım
şu maddeyi çıkarın, imzalayalım
maddeyi düzeltin, anlaşalım
anlaştık, gönderin
kiek kainuoja
kokia kaina
cik tas maksā
palju see maksab
hvað kostar þetta
endilega sendið verð
hljómar vel
هزینه آن چقدر است
قیمت را بفرستید
لطفا کاتالوگ بفرستید
ราคาเท่าไหร่
ขอใบเสนอราคาหน่อย
kyllä kiitos
kuulostaa hyvältä
kuulostaa kiinnostavalta
kiinnostaa
olemme kiinnostuneita
lähetä lisätietoja
lähettäkää tarjous
paljonko maksaa
mitä tämä maksaa
miten tämä toimii
soita huomenna
voisimme jutella ensi viikolla
torstai kello kymmenen sopii
milloin sopisi
etsimme juuri uutta toimittajaa
miksi ei
sopii
igen, érdekel
érdekel minket
jól hangzik
küldjön ajánlatot
küldjön több információt
mennyibe kerül
mi az ára
hogyan működik
hívjon fel holnap
hívjon nyugodtan
csütörtökön ráérek
mikor tudunk beszélni
jövő héten jó
beszéljünk
új beszállítót keresünk
miért ne
rendben
evet, olur
olur, arayın
ilgileniyoruz
ilgimi çekti
kulağa hoş geliyor
teklif gönderin
bilgi gönderir misiniz
fiyat nedir
ne kadar
nasıl çalışıyor
yarın arayın
perşembe müsaitim
haftaya görüşelim
ne zaman konuşabiliriz
toplantı yapalım
yeni tedarikçi arıyoruz
neden olmasın
tamam
ναι, ενδιαφέρομαι
μας ενδιαφέρει
ακούγεται καλό
στείλτε προσφορά
στείλτε πληροφορίες
πόσο κοστίζει
τι τιμές έχετε
πείτε μου περισσότερα
πώς λειτουργεί
καλέστε με αύριο
μπορώ την πέμπτη
πότε μπορούμε να μιλήσουμε
γιατί όχι
εντάξει
نعم مهتم
نحن مهتمون
يبدو جيدا
أرسل لي التفاصيل
ارسل العرض
كم السعر
كم التكلفة
كيف يعمل
اتصل بي غدا
متى يمكننا التحدث
يناسبني الخميس
لم لا
نبحث عن مورد جديد
حسنا
כן, מעוניין
נשמע טוב
נשמע מעניין
שלח לי פרטים
תשלחו הצעה
כמה זה עולה
איך זה עובד
תתקשר אלי מחר
יום חמישי מתאים
מתי אפשר לדבר
למה לא
हाँ, रुचि है
ठीक है, बात करते हैं
अच्छा लगा, और बताइए
जानकारी भेजिए
कीमत क्या है
कितना खर्चा आएगा
कितना लगेगा
कल कॉल करें
कल बात कर सकते हैं
कैसे काम करता है
कब मिल सकते हैं
haan interested hu
details bhejo
price kya hai
kal call karo
はい、お願いします
興味があります
面白そうですね
資料を送ってください
詳しく教えてください
見積もりをお願いします
料金はいくらですか
料金表はありますか
どのような仕組みですか
お電話ください
打ち合わせをお願いします
来週火曜日はいかがでしょうか
木曜の午後なら空いています
ぜひお話を聞かせてください
検討したいのでデモを見せてください
네, 관심 있습니다
좋습니다
자료 보내 주세요
견적 부탁드립니다
가격이 얼마인가요
비용이 어떻게 되나요
어떻게 작동하나요
전화 주세요
내일 오전에 통화 가능합니다
다음 주에 미팅 가능할까요
자세히 알고 싶습니다
데모 볼 수 있나요
好的
可以
可以聊聊
有兴趣
感兴趣
发资料给我
发份报价
请报价
多少钱
什么价格
怎么收费
怎么合作
给我打电话
我的电话是13800138000
周四下午方便
下周可以见面
什么时候有空
加个微信
详细介绍一下
可以试用吗
laita tarjous tulemaan
aihe on ajankohtainen
vertailemme toimittajia
onko ilmaista kokeilua
haluaisin nähdä demon
keskiviikko käy
voisi olla hyödyllinen
tudna küldeni bemutatót
kérek árajánlatot
aktuális téma nálunk
van ingyenes próbaidőszak
szeretnénk látni egy demót
szerda délután jó
én döntök, hallgatom
hasznos lehet
demo için uygun musunuz
fiyat teklifi alabilir miyiz
gündemimizde
ücretsiz deneme var mı
yirmi kişi için ne kadar olur
salı günü uygun
ekibe sunabilir misiniz
işimize yarayabilir
kararı ben veriyorum, dinliyorum
sizi öğleden sonra ararım
θα ήθελα μια παρουσίαση
υπάρχει δωρεάν δοκιμή
μας απασχολεί το θέμα
μπορείτε να με πάρετε τηλέφωνο
τετάρτη μπορώ
هل يمكنكم عمل عرض توضيحي
الموضوع مهم لنا
هل توجد نسخة مجانية
يناسبنا الأربعاء
أنا صاحب القرار، تفضل
نقارن بين الموردين حاليا
הנושא רלוונטי אצלנו
יש גרסה חינמית
נשמח לראות דמו
יום רביעי מתאים
डेमो दिखाइए
क्या मुफ्त ट्रायल है
कोटेशन भेज दीजिए
बुधवार ठीक है
हमें इसकी ज़रूरत है
デモを見せていただけますか
導入費用を教えてください
月額はいくらですか
無料トライアルはありますか
ちょうど検討していたところです
オンラインで30分お時間ください
水曜14時でお願いします
担当は私です、ご提案ください
社内で紹介していただけますか
데모를 보고 싶습니다
무료 체험이 있나요
마침 찾고 있었습니다
수요일 오후 괜찮으신가요
도입 비용이 궁금합니다
제가 담당자입니다, 제안 부탁드립니다
可以演示一下吗
听起来不错
有免费版吗
能试用吗
正好需要
我们正在比较几家供应商
周三下午可以
二十个人多少钱
我负责这个,说说看
运费怎么算
pidän ideasta, miten jatketaan
ehdittekö toimittaa kuun loppuun
voitteko laskea hintaa
haluan tilata
juuri meidän ongelmamme
tetszik, hogyan tovább
le tudják szállítani hónap végéig
tudnak engedni az árból
szeretnék rendelni
pont ez a gondunk
fikri beğendim, nasıl ilerleriz
ay sonuna yetişir mi
fiyatta indirim olur mu
sipariş vermek istiyorum
tam bizim sorunumuz
perşembe uğrayın
μου αρέσει, πώς προχωράμε
προλαβαίνετε μέχρι το τέλος του μήνα
γίνεται καλύτερη τιμή
θέλω να παραγγείλω
أعجبتني الفكرة، كيف نتابع
هل يمكن تخفيض السعر
أريد أن أطلب
אהבתי, איך ממשיכים
אפשר להוריד במחיר
אני רוצה להזמין
पसंद आया, आगे क्या
महीने के अंत तक मिल जाएगा
कीमत कम हो सकती है
ऑर्डर करना है
良いですね、次はどうすれば
月末までに間に合いますか
納期はどのくらいですか
値引きは可能ですか
注文したいです
まさに困っていたところです
좋네요, 다음은 어떻게 하나요
월말까지 가능한가요
납기가 어떻게 되나요
할인 가능한가요
주문하고 싶습니다
不错,下一步怎么做
月底前能交货吗
交期多久
能便宜点吗
我要下单
正是我们的问题
toimitteko myös tampereella
tarvitsisimme tarjouksen
tarvitsemme tarjouksen kahteen rakennukseen
kuka asentaa
milloin voisitte aloittaa
szegeden is dolgoznak
két épületre kérnénk ajánlatot
ki szereli be
mikor tudnának kezdeni
izmir'de de çalışıyor musunuz
iki şube için teklif istiyoruz
kim kuruyor
ne zaman başlayabilirsiniz
δουλεύετε και στην πάτρα
θέλουμε προσφορά για δύο καταστήματα
ποιος το εγκαθιστά
πότε μπορείτε να ξεκινήσετε
هل تعملون في جدة
نحتاج عرضا لفرعين
متى يمكنكم البدء
אתם עובדים גם בחיפה
צריכים הצעה לשני סניפים
מתי תוכלו להתחיל
क्या आप दिल्ली में काम करते हैं
दो दुकानों के लिए कोटेशन चाहिए
कब शुरू कर सकते हैं
名古屋でも対応可能ですか
二店舗分の見積もりが欲しいです
設置は誰がしますか
いつから始められますか
부산에서도 가능한가요
두 지점 견적이 필요합니다
언제 시작할 수 있나요
上海也做吗
需要两家店的报价
谁来安装
什么时候可以开始
olen ensi viikolla tampereella, tavataanko
tavataan ensi viikolla
jövő héten ott leszek, találkozzunk
jövő héten találkozunk
haftaya ankara'dayım, buluşalım mı
haftaya görüşelim mi
την επόμενη εβδομάδα είμαι εκεί, να βρεθούμε
سأكون في الرياض الأسبوع القادم، نلتقي
لنلتق الأسبوع القادم
אני בתל אביב בשבוע הבא, ניפגש
अगले हफ्ते मुंबई में हूँ, मिलते हैं
मिलना चाहेंगे
来週大阪に行きます、会えますか
다음 주에 부산에 갑니다, 뵐 수 있을까요
만날 수 있을까요
下周我在北京,见面聊
你们怎么收费
大概什么价位
收费标准发一下
你们跟别家比有什么优势
有没有优惠
能不能便宜点
最快多久可以上线
可以先试用一个月吗
有没有我们行业的案例
支持跟用友对接吗
现在合作的那家有点贵,想比较一下
目前的服务商不太好用,你们能做得更好吗
合同六月到期,可以先给个方案
如果比现在便宜我们就换
正好在找这样的产品
来得正好,我们正要换系统
下午有空,打我手机
周五上午可以过来谈
加我微信细聊
发个合同过来
可以,怎么开始
老板有兴趣,想见见你们
先做个小范围试点吧
说来听听
发个链接我看看
請提供報價單
我們想先試用看看
什麼時候方便通話
現在的廠商太慢,想換一家
合約年底到期,請給我方案
şu anki firmamız pahalı, karşılaştırmak isteriz
bir tedarikçimiz var ama memnun değiliz, ne önerirsiniz
sözleşmemiz yazın bitiyor, teklifinizi bekliyorum
daha ucuz olursa size geçeriz
aylık ücreti nedir
kurulum ne kadar sürer
fiyata neler dahil
muhasebe programımızla çalışır mı
tek şubede deneyebilir miyiz
bizim sektörden referansınız var mı
canlı gösterebilir misiniz
pazartesi sabah müsaitim
ofisimize buyurun
tam da bunu arıyorduk
zamanlama harika, sistemi değiştiriyoruz
sözleşmeyi yollayın
peki deneyelim
sıradaki adım nedir
müdürüm sizinle tanışmak istiyor
whatsapptan yazın konuşalım
kataloğu yollar mısınız
indirim yapıyor musunuz
hoşuma gitti, anlatın bakalım
今の業者が高いので比較したいです
契約が夏に切れるので、ご提案ください
導入までどのくらいかかりますか
費用の目安を教えてください
一度試してみたいです
ちょうど探していたところです
月曜の午前なら空いています
契約書を送ってください
지금 업체가 느려서 바꿀까 합니다
계약이 여름에 끝나니 제안서 보내 주세요
도입까지 얼마나 걸리나요
한 지점에서 먼저 써 볼 수 있을까요
월요일 오전에 전화 주세요
계약서 보내 주세요
jelenlegi partnerünk drága, szívesen összehasonlítjuk
nyáron lejár a szerződésünk, kérünk ajánlatot
mennyi idő a bevezetés
hívjon hétfőn délelőtt
το συμβόλαιό μας λήγει το καλοκαίρι, στείλτε προσφορά
ο τωρινός προμηθευτής είναι ακριβός, τι τιμές έχετε
nykyinen toimittaja on kallis, voimme vertailla
sopimus päättyy kesällä, lähettäkää tarjous
الشركة الحالية غالية ونود المقارنة
عقدنا ينتهي في الصيف، أرسلوا عرضكم
כמה זה עולה לחודש
הספק שלנו יקר, נשמח להשוות
对我们挺有帮助的
应该用得上
你们过来一趟吧
来我们公司当面聊
我们可能用得着
bize lazım olabilir
pazartesi bize gelin
işe yarar gibi
役に立ちそうです
一度ご来社ください
도움이 될 것 같네요
한번 들러 주세요
jöjjenek el hétfőn
περάστε τη Δευτέρα
`,
  neutral: `
با همکارم تماس بگیرید
با بخش خرید تماس بگیرید
لطفا سال آینده تماس بگیرید
ติดต่อฝ่ายจัดซื้อ
en vastaa tästä
en ole oikea henkilö
ota yhteyttä kollegaani
välitin viestin eteenpäin
hän ei ole enää meillä töissä
en työskentele enää siellä
kuka sinä olet
mistä sait osoitteeni
mistä on kyse
palataan syksyllä
ota yhteyttä uudelleen ensi vuonna
ehkä myöhemmin
mietin asiaa
keskustelen tiimin kanssa
kiitos tiedosta
kiitos viestistä
nem én foglalkozom ezzel
forduljon a kollégámhoz
továbbítottam
már nem dolgozom ott
már nem dolgozik nálunk
ki ön
honnan van meg a címem
miről van szó
keressen ősszel
talán jövőre
most nincs időm, később
átgondolom
megbeszélem a főnökömmel
majd jelentkezünk
köszönöm az információt
köszönöm a levelet
bununla ben ilgilenmiyorum
arkadaşıma yazın
ilettim
yönlendirdim
artık orada çalışmıyorum
artık burada çalışmıyor
siz kimsiniz
tanışıyor muyuz
adresimi nereden buldunuz
konu nedir
sonbaharda yazın
belki seneye
şu an vaktim yok, sonra
düşüneceğim
patronuma soracağım
biz size döneriz
bilgi için teşekkürler
mesajınız için teşekkürler
δεν είμαι ο αρμόδιος
μιλήστε με τον συνάδελφο
το προώθησα
δεν δουλεύω πια εκεί
δεν εργάζεται πια εδώ
ποιος είστε
πού βρήκατε το email μου
περί τίνος πρόκειται
στείλτε μου το φθινόπωρο
ίσως του χρόνου
θα το σκεφτώ
θα το συζητήσω
ευχαριστώ για την ενημέρωση
لست المسؤول
تواصل مع زميلي
حولت رسالتك
لم أعد أعمل هناك
لم يعد يعمل هنا
من أنت
من أين حصلت على بريدي
ما الموضوع
راسلني بعد رمضان
ربما العام القادم
سأفكر
سأناقش مع الفريق
شكرا على المعلومات
شكرا لرسالتك
זה לא אצלי
דבר עם הקולגה שלי
העברתי הלאה
אני כבר לא עובד שם
מי אתה
מאיפה יש לך את הכתובת שלי
במה מדובר
דבר איתי אחרי החגים
אולי בשנה הבאה
אחשוב על זה
אבדוק עם המנהל
תודה על המידע
मैं यह नहीं देखता
मेरे सहकर्मी से बात करें
मैंने आगे भेज दिया
अब वहाँ काम नहीं करता
आप कौन हैं
मेरा ईमेल कहाँ से मिला
यह किस बारे में है
अगले महीने बात करेंगे
बाद में संपर्क करें
सोचकर बताऊंगा
जानकारी के लिए धन्यवाद
baad me baat karte hain
aap kaun ho
担当ではありません
担当者に転送しました
担当部署にお問い合わせください
購買部に連絡してください
退職しました
異動しました
どちら様ですか
どこで私のアドレスを知りましたか
何の件でしょうか
来年またご連絡ください
秋ごろにまたお願いします
検討します
社内で検討いたします
上司に相談します
必要があればこちらから連絡します
ご連絡ありがとうございます
承知しました
受け取りました
제 담당이 아닙니다
담당자에게 전달하겠습니다
구매팀에 문의하세요
퇴사했습니다
누구세요
제 이메일은 어떻게 아셨나요
무슨 일이신가요
내년에 다시 연락 주세요
나중에 다시 연락 주세요
검토해 보겠습니다
내부 논의 후 연락드리겠습니다
메일 감사합니다
확인했습니다
这个不归我管
不是我负责
你找采购部
我转给同事了
已转发给负责人
我已经离职了
他不在这里了
你是谁
你哪位
怎么有我的邮箱
什么事
明年再联系
过段时间再说
下个月再说
我考虑一下
我跟领导商量一下
有需要再联系你
谢谢,收到
收到
知道了
johto päättää tästä
aloitin juuri
lisään kollegan
ei ole vielä päätetty
luen myöhemmin
mitä te oikein teette
hyvää viikonloppua
a vezetőség dönt
most kezdtem itt
még nem döntöttünk
később elolvasom
mivel foglalkoznak
szép hétvégét
yönetim karar verir
yönetimle görüşüp döneceğim
ahmet bey izinde
izindeyim, dönünce bakarım
henüz karar vermedik
yeni başladım
sonra okurum
tam olarak ne yapıyorsunuz
iyi haftasonları
η διοίκηση αποφασίζει
δεν έχουμε αποφασίσει ακόμα
μόλις ξεκίνησα εδώ
θα το διαβάσω αργότερα
καλό σαββατοκύριακο
الإدارة هي التي تقرر
لم نقرر بعد
أنا في إجازة
سأقرأها لاحقا
ماذا تفعلون بالضبط
ההנהלה מחליטה
עוד לא החלטנו
אני בחופשה
אקרא אחר כך
यह निर्णय मालिक लेते हैं
अभी तय नहीं किया
मैं छुट्टी पर हूँ
बाद में पढ़ूंगा
आप लोग क्या करते हैं
社長が判断します
まだ決まっていません
出張中です、来週返信します
後で読みます
どのような会社ですか
本社にお問い合わせください
産休中です
대표님이 결정하십니다
아직 결정되지 않았습니다
출장 중입니다, 다음 주에 답변드리겠습니다
나중에 읽어보겠습니다
어떤 회사인가요
본사에 문의해 주세요
휴가 중입니다
老板决定
我先跟老板汇报
还没决定
我在出差,回来再说
我在休假
回头再看
你们是做什么的
请联系总部
帮你转给人事
kysy ingalta, hän allekirjoittaa
meillä on inventaario
siirryin toiseen osastoon
emoyhtiö päättää
mitä tuotetta tarkoitat
kérdezze ingát, ő írja alá
leltár van nálunk
átkerültem másik osztályra
az anyacég dönt
melyik termékről van szó
inga hanıma sorun, o imzalıyor
başka bölüme geçtim
ana şirket karar veriyor
hangi ürün
ρωτήστε την ίνγκα, αυτή υπογράφει
έχουμε απογραφή
άλλαξα τμήμα
αποφασίζει η μητρική
اسألوا المدير
انتقلت إلى قسم آخر
لدينا جرد، بعد أسبوعين
أي منتج تقصد
עברתי מחלקה
תשאל את המנהל
अब मैं दूसरे विभाग में हूँ
मैनेजर से पूछिए
部署が変わりました
別の者が決めています
どの製品のことですか
棚卸し中です
다른 부서로 옮겼습니다
모회사에서 결정합니다
어떤 제품 말씀이신가요
我调到别的部门了
问一下我们经理
哪个产品
母公司决定
正在盘点,过两周
kysy vuokranantajalta
en enää vastaa tästä
kysy kuukauden päästä
ezt a bérbeadóval kell
már nem én felelek érte
kérdezzen egy hónap múlva
mal sahibine sorun
artık ben sorumlu değilim
bir ay sonra sorun
ρωτήστε τον ιδιοκτήτη
δεν είμαι πλέον υπεύθυνος
ρωτήστε σε ένα μήνα
اسألوا المالك
لم أعد مسؤولا عن ذلك
תשאלו את בעל הבית
אני כבר לא אחראי על זה
मकान मालिक से पूछिए
अब यह मेरी ज़िम्मेदारी नहीं
大家さんに聞いてください
もう担当していません
一か月後に聞いてください
건물주에게 문의하세요
더 이상 제 담당이 아닙니다
要问房东
问物业
不是我负责了
过一个月再问
parasta puhua johtajan kanssa
a legjobb az igazgatóval beszélni
en iyisi müdürümüzle konuşun
καλύτερα μιλήστε με τον διευθυντή
الأفضل أن تتحدث مع المدير
עדיף לדבר עם המנהל
बेहतर होगा मैनेजर से बात करें
部長に話してください
부장님과 이야기하세요
最好跟经理谈
二か月後に連絡してください
두 달 뒤에 연락 주세요
两个月后再联系我
这个老板说了算
我只是前台,帮你转达
你应该找市场部
已经转发给物流的同事
我调岗了,找我的接班人
你发错人了
链接打不开
附件打不开,麻烦重发
预算十二月才批
春天再提醒我
年底再找我
这阵子在盘点,没空
我得先跟合伙人商量
周末看看
看完再回复你
我们见过吗
谁给你我的电话
你是真人还是机器人
你说的是我们哪家公司
我在休病假
可能吧,今年不行
不一定,要看情况
等开完会再说
不要删我的联系方式,只是最近没空
這要問老闆
我已經調部門了
連結打不開
年底再聯絡我
還沒決定
bunu patron belirliyor
ben sadece sekreterim, iletirim
pazarlama bölümüne yazın
lojistikteki arkadaşa yolladım
bu işlere yardımcım bakıyor
başka göreve geçtim
yanlış adrese göndermişsiniz
mesajdaki bağlantı açılmıyor
ek açılmadı, tekrar yollar mısınız
bütçe aralıkta onaylanacak, öncesinde bir şey diyemem
yazdan sonra dönelim
baharda hatırlatın
yıl sonuna doğru yazın
sayımdayız, vaktimiz yok
hemen söyleyemem, danışmam lazım
hafta sonu bakarım
inceleyip haber veririm
numaramı kim verdi
gerçek kişi misiniz robot mu
hangi şirketimizi kastediyorsunuz
raporluyum, haftaya dönerim
beni silmeyin, sadece vaktim yok
belki ama bu yıl değil
bu konuya muhasebe bakıyor
社長が決めることです
私は受付ですので担当に伝えます
異動になりました
リンクが開けません
添付が開けないので再送してください
春にまたご連絡ください
以前お会いしましたか
週末に目を通します
사장님이 결정하십니다
저는 비서라서 전달만 하겠습니다
부서를 옮겼습니다
링크가 열리지 않습니다
첨부 파일이 안 열려요 다시 보내 주세요
아직 정하지 못했습니다
봄에 다시 알려 주세요
우리 만난 적 있나요
a tulajdonos dönt erről
a link nem nyílik meg
másik osztályra kerültem
αποφασίζει ο ιδιοκτήτης
ο σύνδεσμος δεν ανοίγει
omistaja päättää siitä
linkki ei aukea
المدير هو من يقرر
الرابط لا يعمل
הקישור לא עובד
הבוס מחליט, אעביר לו
你的邮件没有内容
邮件里什么都没有
我在外地出差
请问总公司
mailinizde bir şey yazmıyordu
mesaj içeriksiz geldi
yolculuktayım
genel merkeze sorun
メールに本文がありませんでした
本部にお尋ねください
메일에 내용이 없습니다
본사에 물어보세요
üres volt a levele
viestissänne ei ollut tekstiä
το μήνυμά σας ήταν κενό
meslektaşımla konuşun
bizim müdür beyle görüşün
evde konuşmam lazım
我要跟家里商量
你跟我们经理说吧
弊社の部長とお話しください
家族と相談します
팀장님과 상의해 보세요
`,
  notInterested: `
ไม่สะดวกค่ะ
มีผู้ให้บริการแล้ว
เรามีเจ้าประจำอยู่แล้ว
tak berminat
tak perlu, terima kasih
tak minat buat masa ini
við höfum ekki áhuga
takk en nei takk
ekki að svo stöddu
ei
ei kiitos
ei kiinnosta
emme ole kiinnostuneita
ei tarvetta
emme tarvitse
ei ole meille
meillä on jo toimittaja
emme vaihda
olemme tyytyväisiä nykyiseen
teemme itse
liian kallis
ei budjettia
valitettavasti ei
kiitos mutta ei
lopettakaa
tämä on roskapostia
poistakaa minut
poista tietoni
älkää lähettäkö enää
nem
nem köszönöm
nem érdekel
nem érdekel minket
nincs szükségünk rá
nincs rá igény
nem nekünk való
már van beszállítónk
elégedettek vagyunk
magunk csináljuk
túl drága
nincs keret
sajnos nem
köszönöm de nem
hagyjanak békén
ez spam
töröljenek
ne írjanak többet
hayır
hayır teşekkürler
ilgilenmiyoruz
ilgilenmiyorum
ihtiyacımız yok
gerek yok
bize göre değil
zaten tedarikçimiz var
mevcut firmamızdan memnunuz
kendimiz yapıyoruz
çok pahalı
bütçemiz yok
maalesef hayır
rahatsız etmeyin
yeter artık
bu spam
beni silin
listeden çıkarın
bir daha yazmayın
όχι
όχι ευχαριστώ
δεν ενδιαφέρομαι
δεν μας ενδιαφέρει
δεν χρειαζόμαστε
δεν είναι για εμάς
έχουμε ήδη συνεργάτη
έχουμε ήδη προμηθευτή
είμαστε ευχαριστημένοι
το κάνουμε μόνοι μας
πολύ ακριβό
δυστυχώς όχι
σταματήστε
διαγράψτε με
μην ξαναστείλετε
لا
لا شكرا
لسنا مهتمين
غير مهتم
لا نحتاج
لا أحتاج
لا يناسبنا
لدينا مورد بالفعل
نحن راضون عن المورد الحالي
غالي جدا
لا توجد ميزانية
للأسف لا
توقفوا عن الإرسال
احذفوا بريدي
لا تراسلني
לא
לא תודה
לא מעוניין
לא מעוניינים
לא רלוונטי
אין צורך
לא צריך
יש לנו כבר ספק
אנחנו מרוצים
יקר מדי
לצערי לא
תפסיקו לשלוח
תמחקו אותי
नहीं
नहीं धन्यवाद
रुचि नहीं है
इच्छुक नहीं हैं
ज़रूरत नहीं है
नहीं चाहिए
अभी नहीं चाहिए
हमारे पास पहले से है
बहुत महंगा
बजट नहीं है
मत भेजिए
मुझे हटाइए
nahi chahiye
not interested bhai
いいえ
結構です
今回は結構です
間に合っています
必要ありません
不要です
興味ありません
弊社には合いません
既に取引先があります
すでに他社を利用しています
予算がありません
お断りします
見送ります
送らないでください
配信を停止してください
削除してください
迷惑です
아니요
괜찮습니다, 필요 없습니다
관심 없습니다
필요하지 않습니다
이미 거래하는 업체가 있습니다
이미 사용 중입니다
예산이 없습니다
저희와 맞지 않습니다
죄송하지만 어렵습니다
거절하겠습니다
보내지 마세요
그만 보내세요
삭제해 주세요
수신거부
不用
不用了
不需要
没兴趣
不感兴趣
没有需求
不考虑
不合适
已经有供应商了
有固定合作伙伴
太贵了
没有预算
抱歉,不需要
别再发了
别发了
不要再发邮件
删除我的邮箱
骚扰邮件
退订
ei ole ajankohtaista
vaihdoimme juuri järjestelmää
hoidamme itse
emme näe tarvetta
emme rekrytoi
vastaus on ei
unohda koko juttu
nem aktuális
most váltottunk rendszert
saját csapatunk van
nem látjuk szükségét
nem tervezünk ilyet
nem veszünk fel embert
a válasz nem
hagyjuk
kendi ekibimiz var
kendi içimizde çözüyoruz
yeni sistem aldık
planlamıyoruz
gündemimizde değil
ilgimizi çekmiyor
eleman almıyoruz
cevabım hayır
vakit kaybı
boşuna uğraşmayın
έχουμε δική μας ομάδα
μόλις αλλάξαμε σύστημα
δεν μας αφορά
δεν το χρειαζόμαστε
είμαστε καλυμμένοι
δεν σχεδιάζουμε κάτι τέτοιο
αφήστε το
لدينا فريقنا الخاص
نستخدم نظاما آخر
غيرنا النظام مؤخرا
لا نخطط لذلك
الجواب لا
مضيعة للوقت
לא מתאים לנו
יש לנו צוות משלנו
החלפנו מערכת עכשיו
לא מתכננים
התשובה היא לא
हम खुद करते हैं
हम संतुष्ट हैं
हमने दूसरा ले लिया
कोई योजना नहीं
समय बर्बाद मत करो
導入の予定はございません
自社で対応しております
他社に決めました
最近システムを入れ替えました
ご遠慮いたします
採用しておりません
興味がございません
営業はお断りしています
도입 계획이 없습니다
자체적으로 하고 있습니다
최근에 시스템을 바꿨습니다
다른 업체로 결정했습니다
채용 계획 없습니다
영업 메일 사절
我们自己有团队
我们自己做
刚换了系统
已经选了别家
没有这个计划
不招人
没必要
别浪费时间
不想要
vähennämme toimittajia
teemme sen itse
olemme koulu
ei kannata
próbáltuk, nem vált be
csökkentjük a beszállítókat
magunk gyártjuk
iskola vagyunk
nem éri meg
denedik olmadı
denedik, işe yaramadı
tedarikçi sayısını azaltıyoruz
kendimiz üretiyoruz
biz bir okuluz
bize uymaz
μειώνουμε τους προμηθευτές
το φτιάχνουμε μόνοι μας
είμαστε σχολείο
جربناه ولم ينجح
نقلل عدد الموردين
نصنعه بأنفسنا
نحن مدرسة
ניסינו, לא עבד
מצמצמים ספקים
מייצרים לבד
आज़माया था, काम नहीं आया
हम खुद बनाते हैं
हम एक स्कूल हैं
以前試しましたが合いませんでした
取引先を減らしています
自社で製造しています
学校ですので関係ありません
써 봤는데 별로였습니다
거래처를 줄이고 있습니다
직접 만들고 있습니다
저희는 학교입니다
试过了,没效果
试过,效果不好
在减少供应商
自己生产
我们是学校
不划算
tilitoimisto hoitaa sen
kirjanpitäjämme tekee sen
joku hoitaa sen jo
olemme vuokralla joten ei
emme suunnittele
a könyvelőnk csinálja
ezt már intézi valaki
bérlők vagyunk, nem lehet
nem tervezzük
muhasebecimiz hallediyor
bunu zaten yapan var
kiracıyız, olmaz
düşünmüyoruz
το κάνει ο λογιστής
κάποιος το κάνει ήδη
νοικιάζουμε οπότε όχι
δεν το σκοπεύουμε
المحاسب يقوم بذلك
لدينا من يقوم بذلك
نحن مستأجرون
רואה החשבון עושה את זה
יש מי שעושה את זה
אנחנו בשכירות
हमारा अकाउंटेंट करता है
कोई पहले से करता है
हम किराए पर हैं
会計士がやっています
税理士に任せています
他の者が対応しているので結構です
賃貸なので無理です
회계사가 하고 있습니다
이미 하는 사람이 있습니다
임대라서 안 됩니다
会计在做
已经有人做了
我们是租的
没打算
emme ota toimittajia
excel riittää minulle
nem fogadunk új beszállítókat
nekem elég az excel
yeni tedarikçi kabul etmiyoruz
bana excel yetiyor
δεν δεχόμαστε νέους προμηθευτές
μου αρκεί το excel
لا نقبل موردين
يكفيني إكسل
לא לוקחים ספקים חדשים
नए सप्लायर नहीं ले रहे हैं
एक्सेल काफी है
新規取引は行っておりません
エクセルで十分です
신규 거래는 하지 않습니다
엑셀로 충분합니다
不接受新的供应商
用excel就够了
我们决定不做了
只能拒绝了
不打算继续
现在的供应商挺好的,不换
够用了,不换
不想折腾
这个业务我们砍掉了
我们规模小,没必要
自己写了一套系统
对我们没什么用
超出预算太多
没钱做这个
去年试过,效果不好
已经选了别的公司
刚跟竞争对手签了
说过很多次了,不要
写得不错,但是不要
不想换
免了
我們決定不合作
現在的廠商很好
太貴了,算了
不必麻煩
reddetmek zorundayız
devam etmemeye karar verdik
teklifi kabul etmiyoruz
sağ olun, böyle iyiyiz
mevcut ortağımızla kalıyoruz
elimizdekiler yetiyor
hiçbir şey değiştirmeyeceğiz
o bölümü kapatıyoruz
kendi yazılımcımız yaptı
bizim ölçeğimize fazla
işimize yaramaz
bir anlamı yok
bizi aşar
buna ayıracak paramız yok
geçen yıl denedik beğenmedik
başka firmayı seçtik
rakibinizle yeni imzaladık
üçüncü kez hayır diyorum
güzel yazmışsınız ama hayır
kalsın
お断りさせていただきます
継続しないことに決めました
今のままで十分です
変更する考えはありません
その事業は終了します
自社で開発しました
予算が合いません
昨年試しましたが合いませんでした
別の会社に決めました
정중히 사양하겠습니다
진행하지 않기로 했습니다
지금 것으로 충분합니다
그 사업은 접습니다
자체 개발했습니다
다른 회사로 정했습니다
작년에 써 봤는데 별로였어요
maradunk a mostani partnerünknél
elutasítjuk
nem változtatunk semmin
θα μείνουμε με τον τωρινό συνεργάτη
αποφασίσαμε να μην προχωρήσουμε
jatkamme nykyisen kumppanin kanssa
emme muuta mitään
سنبقى مع الشركة الحالية
قررنا عدم المتابعة
נשארים עם הספק הנוכחי
החלטנו לא להמשיך
我们现有的就挺好
现在用着没问题
没觉得有什么用
对我们帮助不大
不需要改变,现在很顺
halimizden memnunuz
böyle idare ediyoruz
onsuz da yürütüyoruz
her şey yolunda, gerek görmüyoruz
faydasını görmüyoruz
特に困っておりません
今の体制で問題ありません
지금도 문제 없이 하고 있습니다
이대로 괜찮습니다
így is jól elvagyunk
είμαστε καλά όπως είμαστε
pärjäämme hyvin näin
نحن بخير كما نحن
מסתדרים מצוין ככה
unutun gitsin
bize kazanç getirmez
değmez
不值得
没什么好处
割に合いません
남는 게 없어요
`,
};
