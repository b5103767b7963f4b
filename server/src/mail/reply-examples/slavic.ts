/** As `english.ts`, in Polish, Czech, Slovak, Russian, Ukrainian and Bulgarian. */
export const slavicExamples = {
  interested: `
jestem zainteresowany
jestem zainteresowana
jesteśmy zainteresowani
mám zájem
máme zájem
máme záujem
мне интересно
нам интересно
нам это интересно
мы заинтересованы
нам цікаво
мене цікавить
tak, chętnie
chętnie porozmawiam
brzmi ciekawie
brzmi dobrze
interesuje mnie to
proszę o ofertę
proszę przesłać cennik
proszę o kontakt
proszę o telefon
proszę zadzwonić jutro
mój numer 601 222 333
czwartek o 10 mi pasuje
mogę w przyszłym tygodniu
kiedy możemy porozmawiać
umówmy się
ile to kosztuje
jaki koszt
jakie macie stawki
jak to działa
czy obsługujecie małe firmy
czy macie referencje
czy można przetestować
szukamy właśnie dostawcy
nie jesteśmy zadowoleni z obecnego
dlaczego nie
czemu nie
zgoda
ano, rád
ano, zavolejte mi
zní to dobře
zní to zajímavě
zajímá nás to
pošlete nabídku
pošlete víc informací
pošlete ceník
kolik to stojí
jaká je cena
jak to funguje
hodí se mi čtvrtek v 10
příští týden mám čas
kdy můžeme mluvit
můžeme se sejít
hledáme nového dodavatele
proč ne
dohodnuto
áno, zavolajte
zaujíma nás to
pošlite ponuku
koľko to stojí
vyhovuje mi štvrtok
да, интересно
да, давайте
давайте обсудим
давайте созвонимся
когда вам удобно
мне удобно в четверг
могу завтра после обеда
позвоните мне
мой номер +7 900 123 45 67
пришлите предложение
пришлите прайс
скиньте информацию
отправьте кп
сколько стоит
какая цена
какие условия
как это работает
расскажите подробнее
работаете ли вы с небольшими компаниями
можно попробовать
мы как раз ищем подрядчика
почему бы и нет
хорошо, договорились
так, цікаво
давайте поговоримо
зателефонуйте мені
надішліть пропозицію
надішліть деталі
скільки коштує
яка ціна
які умови
як це працює
мені зручно завтра
розкажіть детальніше
чому б ні
да, интересува ни
изпратете оферта
обадете се утре
колко струва
удобно ми е в четвъртък
temat jest aktualny
temat aktualny, proszę o wycenę
brzmi sensownie
porównujemy teraz dostawców
kończy nam się umowa, więc tak
czy jest darmowa wersja
ile wyniesie dla dwudziestu osób
możemy się zdzwonić
możemy się spotkać w środę
chciałbym zobaczyć demo
proszę pokazać to zespołowi
to ja decyduję, słucham
może się przydać
oddzwonię po południu
téma je pro nás aktuální
právě porovnáváme dodavatele
končí nám smlouva
můžete nám poslat kalkulaci
můžete zavolat odpoledne
je k dispozici zkušební verze
kolik by to bylo pro dvacet lidí
rádi bychom viděli ukázku
mohlo by se hodit
jsem ten pravý, povídejte
тема актуальная
для нас актуально
нам это актуально
есть такая потребность
как раз сравниваем поставщиков
у нас заканчивается договор
есть пробный период
есть бесплатная версия
сколько будет на двадцать человек
какие сроки
хотелось бы посмотреть демо
покажите команде
я решаю, слушаю вас
может пригодиться
наберите меня
перезвоните после обеда
созвонимся на неделе
предложите время
можно в среду после трех
тема актуальна
є безкоштовна версія
є пробний період
скільки буде на двадцять людей
хочемо побачити демо
наберіть мене
можемо зідзвонитися
запропонуйте час
темата е актуална за нас
има ли безплатна версия
możecie zejść z ceny
mamy na to budżet
zapraszam w czwartek
co polecacie
to dokładnie nasz problem
chcę zamówić
líbí se mi to, jak dál
stihnete to do konce měsíce
můžete jít s cenou dolů
máme na to rozpočet
přijďte ve čtvrtek
co byste doporučili
to je přesně náš problém
chci objednat
нравится, как продолжим
можете снизить цену
бюджет есть
приезжайте в четверг
что посоветуете
это как раз наша проблема
хочу заказать
ідея подобається, що далі
встигнете до кінця місяця
бюджет є
приїжджайте у четвер
хочу замовити
харесва ми, как продължаваме
działacie też w krakowie
czy działacie w poznaniu
obsługujecie wrocław
potrzebujemy wyceny dla dwóch budynków
poproszę wycenę
kto to montuje
kiedy moglibyście zacząć
czy serwis jest w cenie
působíte i v brně
děláte i v ostravě
potřebovali bychom nabídku na dvě budovy
kdo to instaluje
kdy byste mohli začít
pôsobíte aj v košiciach
potrebovali by sme ponuku
а в самаре работаете
вы работаете в новосибирске
у нас есть потребность
нужна смета
нужно предложение на два объекта
кто устанавливает
когда можете начать
обслуживание входит
чи працюєте у львові
потрібен розрахунок
потрібна пропозиція на два об'єкти
коли можете почати
работите ли в пловдив
трябва ни оферта
będę w krakowie w przyszłym tygodniu, spotkamy się
spotkajmy się w przyszłym tygodniu
przed spotkaniem chciałbym znać cenę
jest aplikacja na telefon
příští týden jsem v brně, sejdeme se
potkáme se příští týden
před schůzkou bych rád znal cenu
je na to aplikace
budúci týždeň som v bratislave, stretneme sa
буду в городе на следующей неделе, встретимся
встретимся на следующей неделе
сначала хочу знать цену
есть приложение
наступного тижня буду у львові, зустрінемося
зустріньмося наступного тижня
спочатку хочу знати ціну
следващата седмица съм в софия, да се видим
а яка ціна для малого бізнесу
скільки візьмете за місяць роботи
які строки і яка вартість
які у вас гарантії
надішліть комерційну пропозицію на пошту
скиньте каталог, подивимось
набери мене завтра до обіду
можу говорити у понеділок зранку
давайте домовимось про зустріч
коли вам зручно показати систему
чи є знижка при річній оплаті
чи працюєте ви з невеликими магазинами
чи інтегрується це з нашою бухгалтерією
покажіть як це виглядає наживо
маємо підрядника, але він нас підводить, що запропонуєте
нинішній партнер дорогий, тож готові порівняти
договір з нинішніми закінчується влітку, тому розглянемо вас
якщо вийде дешевше, то перейдемо до вас
хотіли б спробувати на одному складі
з радістю послухаю, пишіть у вайбер
якраз шукаємо щось подібне
саме вчасно, бо ми міняємо програму
згодні, висилайте договір
добре, спробуймо
чому б і ні, розкажіть
звучить непогано, що далі
підходить, чекаю рахунок
є питання по тарифах, передзвоніть
мені подобається ідея, хочу побачити демо
наш директор хоче з вами зустрітись
máme někoho, ale moc spokojení nejsme
současná firma je drahá, rádi porovnáme
smlouva nám končí v létě, pošlete podmínky
kdyby to bylo levnější, přejdeme k vám
za kolik byste nám to udělali
co všechno je v ceně
jak dlouho trvá zavedení
dá se to propojit s naším účetnictvím
je možné si to vyzkoušet na jedné pobočce
máte reference z našeho oboru
můžete mi to ukázat online
zavolejte mi v pondělí ráno
stavte se u nás v kanceláři
jsme pro, co bude dál
beru, pošlete smlouvu
to přesně hledáme
přišlo to ve správnou chvíli
tak to zkusíme
domluvme schůzku na pátek
klidně se ozvěte telefonem, číslo je v podpisu
chtěl bych vidět, jak to běží
u nás by se to hodilo, povězte víc
dajte vediet, koľko by to stálo
máme dodávateľa, ale je pomalý, čo ponúkate vy
kedy by ste mohli začať
zavolajte mi zajtra poobede
obecny wykonawca jest drogi, chętnie poznam stawki
umowa kończy się nam w lipcu, więc proszę o propozycję
jeśli będzie taniej, to przejdziemy do państwa
czy da się to wdrożyć w dwa tygodnie
jaki jest czas realizacji i cena
możemy zrobić próbę w jednym oddziale
akurat tego szukamy
podpiszemy, proszę przysłać umowę
нынешний поставщик подводит, что предложите
у нас есть партнер, но готовы сравнить цены
договор кончается летом, присылайте условия
если выйдет дешевле, перейдем к вам
какие сроки и гарантии
за сколько сделаете
покажите на примере нашего магазина
наберите меня в понедельник с утра
согласен, высылайте счет
подходит, что дальше
в самый раз, мы как раз меняем систему
имаме доставчик, но е скъп, каква е вашата цена
звънете ми утре сутринта
изпратете договора
нам це може знадобитись
завітайте до нас у понеділок
заходьте на каву, обговоримо
нам это пригодится
заезжайте в понедельник
to się nam przyda
proszę wpaść w poniedziałek
proszę nas odwiedzić
může se nám to hodit
zastavte se v pondělí
přijďte na kávu
mohlo by sa nám to zísť
jaka jest państwa stawka
jakou máte sazbu
яка у вас ставка
`,
  neutral: `
ozvěte se prosím v srpnu
mám dovolenou, ozvěte se v září
teď mám dovolenku, ozvite sa v auguste
to nie ja się tym zajmuję
nie zajmuję się tym
proszę pisać do działu zakupów
proszę kontaktować się z kolegą
przekazałem dalej
przekażę szefowi
decyduje centrala
już tam nie pracuję
już tu nie pracuje
jestem na emeryturze
jestem na urlopie, odezwę się
pomyłka
kim pan jest
czy my się znamy
skąd ma pan mój adres
o co chodzi
proszę odezwać się jesienią
wrócimy do tematu po nowym roku
może w przyszłym roku
teraz nie mam czasu, może później
zastanowię się
muszę porozmawiać z szefem
odezwiemy się
dziękuję za informację
dziękuję za wiadomość
otrzymałem
może
nie wiem
to neřeším já
tohle řeší kolega
obraťte se na nákup
přeposlal jsem to kolegovi
už tam nepracuji
už tu nepracuje
jsem v důchodu
jsem na dovolené, ozvu se
kdo jste
známe se
odkud máte moji adresu
o co jde
ozvěte se na podzim
možná příští rok
teď nemám čas
rozmyslím si to
proberu to se šéfem
ozveme se
děkuji za informaci
děkuji za zprávu
uvidíme
to nie je moja oblasť
obráťte sa na kolegu
ozvite sa na jeseň
kto ste
rozmyslím si to
ďakujem za správu
это не ко мне
я этим не занимаюсь
обратитесь в отдел закупок
напишите моему коллеге
переслал коллегам
передам руководителю
решает головной офис
я там больше не работаю
он у нас больше не работает
уволился
я на пенсии
я в отпуске, отвечу позже
вы ошиблись
вы кто
мы знакомы
откуда у вас мой адрес
о чем речь
напишите осенью
вернитесь через пару месяцев
может в следующем году
сейчас нет времени, позже
подумаю
надо подумать
обсужу с командой
мы сами свяжемся
спасибо за информацию
спасибо за письмо
получил
посмотрим
не знаю
це не до мене
я цим не займаюся
зверніться до відділу закупівель
переслав колезі
я там більше не працюю
хто ви
звідки у вас моя адреса
про що йдеться
напишіть восени
можливо наступного року
подумаю
обговорю з керівником
дякую за інформацію
отримав
не се занимавам аз с това
пишете на колегата
кои сте вие
пишете ми наесен
ще помисля
благодаря за информацията
decyduje właściciel
tym zajmuje się kadry
dodaję kolegę do wiadomości
dopiero tu zacząłem
odchodzę z firmy
jestem na zwolnieniu
zastępuję koleżankę
jeszcze nie zdecydowaliśmy
za wcześnie
przeczytam później
czym się państwo zajmujecie
miłego weekendu
rozhoduje vedení
rozhoduje majitel
řeší to personální
přidávám kolegyni do kopie
teprve jsem nastoupil
končím tu
jsem nemocný
zastupuje mě kolegyně
ještě jsme se nerozhodli
je brzy
přečtu si to později
co vlastně děláte
hezký víkend
это решает директор
это решает руководство
этим занимается отдел кадров
спросите у ольги
добавляю коллегу в копию
я только начал здесь работать
я увольняюсь
я на больничном
я временно замещаю
пока не решили
рано говорить
пока обсуждаем
почитаю позже
еще не смотрел
чем вы занимаетесь
почему вы пишете мне
хороших выходных
взаимно
принято
вирішує директор
це питання до керівництва
додаю колегу
я тут щойно почав
поки не вирішили
ще обговорюємо
почитаю пізніше
гарних вихідних
решава управителят
още не сме решили
proszę pytać panią ingę, ona podpisuje
mamy inwentaryzację, proszę za dwa tygodnie
przeniosłem się do innego działu
decyduje spółka matka
o który produkt chodzi
dlaczego pan pyta
odpiszę jutro
zeptejte se ingrid, ta to podepisuje
máme inventuru
přešel jsem na jiné oddělení
to už se mě netýká
rozhoduje mateřská firma
který produkt myslíte
odpovím zítra
спросите ингу, она подписывает
у нас инвентаризация, через две недели
перешел в другой отдел
это больше не моя тема
решает материнская компания
о каком продукте речь
почему спрашиваете
отвечу завтра
мене перевели в інший відділ
у нас інвентаризація
вирішує материнська компанія
про який продукт мова
to trzeba z właścicielem budynku
nie odpowiadam już za to
nie zajmuję się już tym
proszę pytać wynajmującego
proszę zapytać za miesiąc
to je na pronajímateli
to musíte řešit s vedením
už za to neodpovídám
za to už nezodpovídám
zeptejte se za měsíc
это к арендодателю
это решает собственник здания
я больше за это не отвечаю
больше этим не занимаюсь
спросите через месяц
це до орендодавця
я більше за це не відповідаю
запитайте за місяць
вече не отговарям за това
najlepiej porozmawiać z dyrektorem
o który oddział chodzi
nejlepší bude mluvit s ředitelem
kterou pobočku myslíte
najlepšie je hovoriť s riaditeľom
лучше поговорите с директором
о каком филиале речь
краще поговоріть з директором
про яку філію мова
це питання вирішує власник
я тільки секретар, передам керівництву
краще зверніться до відділу реклами
пересилаю вашого листа колезі з логістики
цим опікується моя заступниця
я перейшов на іншу посаду
ви помилились адресою
посилання у листі не відкривається
файл не відкрився, надішліть ще раз
бюджет затвердять у грудні, до того нічого не скажу
повернемось до розмови після літа
нагадайте навесні
напишіть ближче до кінця року
зараз аврал, не до того
поки не визначились
не можу сказати одразу, треба порадитись
погляну на вихідних
ознайомлюсь і дам знати
ми раніше зустрічались?
хто вам дав мій номер
ви справжня людина чи робот
яку саме нашу фірму ви маєте на увазі
я на лікарняному, буду за тиждень
не видаляйте мій контакт, просто немає часу
тут вирішує не наш відділ
можливо, але не цього року
o tom rozhoduje majitel
jsem jen asistentka, předám to vedení
napište raději na obchodní oddělení
přeposlala jsem to kolegovi z logistiky
má to na starosti moje zástupkyně
změnila jsem pozici
spletli jste si adresu
odkaz v mailu nefunguje
příloha nešla otevřít, pošlete ji znovu
rozpočet se schvaluje v prosinci, dřív nic neřeknu
vraťme se k tomu po létě
připomeňte se na jaře
napište ke konci roku
máme teď inventuru, není kdy
ještě nejsme rozhodnutí
nemůžu hned říct, musím se poradit
kouknu na to o víkendu
prostuduju a dám vědět
my se známe?
kdo vám dal moje číslo
píše mi člověk nebo stroj
kterou naši firmu myslíte
jsem nemocná, vrátím se za týden
nemažte si mě, jen nemám čas
možná, ale letos ne
vybavuje to kolegyňa z marketingu
ozvite sa po novom roku
musím sa spýtať vedenia
o tym decyduje właściciel
jestem tylko asystentką, przekażę dalej
zmieniłam stanowisko, proszę pisać do następcy
link w wiadomości nie działa
nie mogę otworzyć załącznika
budżet zatwierdzamy w grudniu, wcześniej nic nie powiem
jeszcze się nie zdecydowaliśmy
nie usuwajcie mnie, po prostu nie mam teraz czasu
o którą z naszych spółek chodzi
это решает владелец
я всего лишь секретарь, передам
меня перевели, пишите преемнику
ссылка в письме не работает
файл не открылся, пришлите заново
пока не определились
не могу сразу сказать, надо посоветоваться
напомните весной
бюджет утверждают в декабре
не вычеркивайте меня, просто нет времени
какую из наших фирм вы имеете в виду
решава собственикът, ще го питам
напишете пак напролет
у вашому листі нічого немає
повідомлення без тексту
я в дорозі до кінця місяця
запитайте в центральному офісі
в вашем письме ничего нет
сообщение без текста
уточните в центральном офисе
w wiadomości nic nie było
wiadomość bez treści
jestem w podróży służbowej
proszę pytać w centrali
ve zprávě nic nebylo
zpráva bez textu
jsem na cestách
zeptejte se v centrále
v správe nič nebolo
поговоріть з моїм колегою
поговорите с моим коллегой
мне надо дома обсудить
мушу порадитись вдома
promluvte si s mým kolegou
proszę porozmawiać z moim kolegą
`,
  notInterested: `
nie
nie dziękuję
nie jestem zainteresowany
nie jesteśmy zainteresowani
nie interesuje mnie to
brak zainteresowania
nie potrzebujemy
nie potrzebuję
nie mamy takiej potrzeby
to nie dla nas
to nas nie dotyczy
mamy już dostawcę
mamy kogoś od tego
jesteśmy zadowoleni z obecnego
robimy to sami
za drogo
brak budżetu
niestety nie
dziękuję ale nie
nie skorzystamy
proszę przestać
dość
to spam
proszę usunąć moje dane
wypiszcie mnie
nie pisać więcej
zgłoszę to
zamykamy firmę
ne
ne děkuji
nemám zájem
nemáme zájem
nepotřebujeme
nepotřebuji
není to pro nás
netýká se nás
už máme dodavatele
jsme spokojeni
děláme si to sami
příliš drahé
nemáme rozpočet
bohužel ne
děkuji ale ne
přestaňte
dejte mi pokoj
to je spam
smažte mě
vyřaďte mě ze seznamu
nepište mi
nie ďakujem
nemáme záujem
nepotrebujeme
už máme dodávateľa
vymažte ma
нет
нет спасибо
не интересно
неинтересно
нам это не интересно
не нужно
не надо
нам не надо
не требуется
это не для нас
нам не подходит
у нас уже есть поставщик
у нас свои
уже работаем с другими
нас все устраивает
делаем сами
дорого
нет бюджета
к сожалению нет
спасибо, но нет
хватит
отстаньте
прекратите
это спам
удалите мой адрес
отпишите
не пишите
буду жаловаться
закрываемся
ні
ні дякую
не цікаво
не цікавить
не потрібно
не треба
це не для нас
вже маємо постачальника
працюємо з іншими
нас усе влаштовує
робимо самі
дорого
на жаль ні
досить
це спам
видаліть мене
не пишіть
не
не благодаря
не ни интересува
нямаме нужда
вече имаме доставчик
доволни сме
махнете ме от списъка
mamy własny zespół
mamy własne narzędzie
właśnie zmieniliśmy system
właśnie podpisaliśmy z kimś innym
korzystamy już z innego systemu
nie planujemy
nie widzę potrzeby
nie widzę sensu
nie zatrudniamy
jesteśmy za mali
odpowiedź brzmi nie
szkoda czasu
bzdura
bez mojej zgody nie wolno
proszę dać mi spokój
máme vlastní tým
máme vlastní dopravu
máme vlastní řešení
právě jsme změnili systém
používáme jiný systém
tohle nevyužijeme
nevyužijeme
nemáme využití
nevidím důvod
neplánujeme
nenabíráme
odpověď je ne
ztráta času
nesmysl
bez souhlasu je to nelegální
у нас свой отдел
у нас своя команда
у нас своя система
недавно перешли на другое решение
только что подписали с другими
не планируем
не вижу смысла
не вижу необходимости
не актуально
для нас не актуально
не наш профиль
мы сами этим занимаемся
людей не ищем
слишком маленькие
ответ нет
зря тратите время
ерунда
без согласия нельзя
оставьте меня в покое
маємо свою команду
маємо своє рішення
вже користуємось іншою системою
щойно змінили систему
не на часі
не плануємо
не бачу потреби
не бачу сенсу
відповідь ні
дайте спокій
имаме собствен екип
не планираме
produkujemy sami
od dwudziestu lat z tym samym
jesteśmy szkołą
grupa nam zabrania
nie opłaca się
musimy odmówić
zkoušeli jsme to, nefungovalo
omezujeme počet dodavatelů
vyrábíme si sami
dvacet let s tím samým
jsme škola
nevyplatí se nám
musíme odmítnout
пробовали, не подошло
уже пробовали, не работает
сокращаем поставщиков
производим сами
двадцать лет с одними и теми же
мы школа
невыгодно
вынуждены отказаться
скорочуємо постачальників
виробляємо самі
невигідно
опитахме, не стана
zajmuje się tym nasza księgowość
robi to nasza księgowa
ktoś już to robi u nas
wynajmujemy lokal więc nie możemy
na razie nie potrzebujemy, dziękuję
dělá nám to účetní
zařizuje to naše účetní
už to pro nás někdo dělá
jsme v nájmu takže ne
neplánujeme to
robí nám to účtovníčka
этим занимается бухгалтерия
это делает наш бухгалтер
у нас этим уже занимаются
мы арендуем, нам нельзя
спасибо, не планируем
пока не нужно, спасибо
цим займається бухгалтер
це робить наша бухгалтерія
у нас цим уже займаються
ми орендуємо
поки не потрібно, дякую
счетоводителят ни го прави
nie bierzemy nowych dostawców
excel mi wystarcza
ten problem już rozwiązaliśmy
nebereme nové dodavatele
excel mi stačí
to už máme vyřešené
nové dodávky neberieme
новых поставщиков не берем
мне хватает excel
эту проблему уже решили
нових постачальників не беремо
мені вистачає таблиць
цю проблему вже вирішили
вирішили не продовжувати
ми відмовляємось від вашої пропозиції
дякуємо, обійдемось
залишаємось з нашим партнером
нас влаштовує те що є
нічого змінювати не будемо
ми закриваємо цей напрям
у нас свій програміст це зробив
таке не для нашого масштабу
нам це ні до чого
занадто дорого як на нас
на це грошей немає
минулого року пробували, не сподобалось
обрали іншу компанію
щойно підписали угоду з конкурентом
вже третій раз кажу ні
красно пишете, але ні
не зацікавлені
rozhodli jsme se nepokračovat
nabídku odmítáme
díky, obejdeme se
zůstáváme se svým partnerem
stačí nám, co používáme
nic měnit nebudeme
tu činnost rušíme
udělal nám to vlastní programátor
na naši velikost zbytečné
k ničemu by nám to nebylo
přes naše možnosti
na to nejsou peníze
loni jsme to zkoušeli a nelíbilo se
vybrali jsme jinou firmu
právě jsme podepsali s konkurencí
potřetí říkám ne
hezky napsané, ale ne
nemá to pro nás smysl
ostávame pri tom čo máme
rozhodli sme sa inak
zdecydowaliśmy nie kontynuować
obejdziemy się bez tego
wystarcza nam to co jest
niczego nie będziemy zmieniać
zamykamy ten dział
wybraliśmy inną firmę
nie stać nas na to
nie widzę powodu
próbowaliśmy rok temu i się nie sprawdziło
решили не продолжать
обойдемся
нам хватает того что есть
ничего менять не будем
сворачиваем это направление
не по карману
выбрали другую компанию
пробовали в прошлом году, не понравилось
закрываем фирму
няма да сменяме нищо
отказваме се
нас усе влаштовує як є
ми й без цього справляємось
у нас і так усе працює
нам не треба, і так усе гаразд
не бачимо вигоди
у нас и без того все работает
справляемся и сами
все и так в порядке
не видим выгоды
radzimy sobie bez tego
u nas wszystko działa jak trzeba
nie widzimy korzyści
vystačíme si s tím co je
funguje nám to i bez toho
je nám dobře tak, jak to je
nevidíme v tom užitek
vystačíme si aj bez toho
справяме се и без това
забудьте
нам це не окупиться
нам это не окупится
zapomeňte na to
pro nás to není výhodné
proszę o tym zapomnieć
nie kalkuluje się
`,
};
